import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { useTimeZone } from '@/browser/time/time-zone';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import {
  type DateRangeChoice,
  FIELD_MAX,
  FIELD_MIN,
  type InstantRange,
  instantText,
  PERIODS,
  readTyped,
  type TypedRange,
  typedOf,
} from './date-range-rules';

interface DateRangeFilterProps {
  value: DateRangeChoice;
  /** the loaded instants (useDateRange); they are shown, and a custom range starts with them */
  range: InstantRange;
  onChange: (choice: DateRangeChoice) => void;
}

const CUSTOM = 'custom';

/**
 * Chooses the period of a list or a chart: a preset (docs/reference/feedback.md#date-ranges), or a
 * start and an end in the zone of `useTimeZone`. An incomplete range changes nothing and shows a
 * message.
 */
export function DateRangeFilter({ value, range, onChange }: DateRangeFilterProps) {
  const t = useTranslations('dateRange');
  const problemId = useId();
  const zone = useTimeZone();
  // A server knows neither the time zone nor the moment.
  const isAlive = useIsHydrated();
  const [draft, setDraft] = useState<TypedRange>();
  const isCustom = !('period' in value);
  const typed = draft ?? typedOf(range, zone);
  const read = isCustom && draft ? readTyped(draft, zone) : undefined;
  const problem = read && 'problem' in read ? read.problem : undefined;

  const pick = (picked: string) => {
    setDraft(undefined);
    const period = PERIODS.find((candidate) => candidate === picked);
    onChange(
      period ? { period } : { start: new Date(range.startDate), end: new Date(range.endDate) },
    );
  };
  const type = (part: Partial<TypedRange>) => {
    const next = { ...typed, ...part };
    setDraft(next);
    const result = readTyped(next, zone);
    if ('range' in result) onChange(result.range);
  };
  const field = (name: 'start' | 'end', min: string, max: string) => (
    <Field label={t(name)} className="w-60 max-w-full max-xs:w-full">
      <Input
        type="datetime-local"
        min={min || FIELD_MIN}
        max={max || FIELD_MAX}
        value={typed[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={({ target }) => type({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-2"
    >
      <Field label={t('period')} className="w-52 max-w-full max-xs:w-full">
        <Select
          value={isCustom ? CUSTOM : value.period}
          onChange={({ target }) => pick(target.value)}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(`presets.${period}`)}
            </option>
          ))}
          <option value={CUSTOM}>{t('custom')}</option>
        </Select>
      </Field>
      {isCustom && field('start', FIELD_MIN, typed.end)}
      {isCustom && field('end', typed.start, FIELD_MAX)}
      <p role="status" className="min-h-11 content-center text-sm text-ink-muted">
        {problem ? (
          <span id={problemId} className="flex items-start gap-1.5 font-medium text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{t(`problems.${problem}`)}</span>
          </span>
        ) : (
          isAlive &&
          t('shown', {
            start: instantText(range.startDate, zone),
            end: instantText(range.endDate, zone),
          })
        )}
      </p>
    </div>
  );
}
