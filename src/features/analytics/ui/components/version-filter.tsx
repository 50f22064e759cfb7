import { useTranslations } from 'next-intl';
import { useTimeZone } from '@/browser/time/time-zone';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { type InstantRange, instantText } from '@/ui/date-range/date-range-rules';
import { versionSpans } from '../../model/version-spans';
import type { VersionStart } from '../../schema';

/** A version, and the time in which readers got it. */
export type ChosenVersion = { number: number; range: InstantRange };

interface VersionFilterProps {
  /** the newest first */
  versions: readonly VersionStart[];
  value: number | undefined;
  onChange: (version: ChosenVersion | undefined) => void;
}

/** Chooses the time from the publication of a version to that of the next one. */
export function VersionFilter({ versions, value, onChange }: VersionFilterProps) {
  const t = useTranslations('analytics.versions');
  const zone = useTimeZone();
  const spans = versionSpans(versions);
  const choose = (number: number) => {
    const span = spans.find((each) => each.number === number);
    onChange(
      span && {
        number,
        range: { startDate: span.start, endDate: span.end ?? new Date().toISOString() },
      },
    );
  };
  return (
    <Field label={t('label')} className="w-80 max-w-full max-xs:w-full">
      <Select value={value ?? ''} onChange={({ target }) => choose(Number(target.value))}>
        <option value="">{t('all')}</option>
        {spans.map(({ number, start }) => (
          <option key={number} value={number}>
            {t('option', { number, start: instantText(start, zone) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
