import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { Progress } from '@/ui/kit/progress';
import { BENCH_FILTERS, type BenchFilter } from '../model/filter';
import type { Bench } from '../hooks/use-bench';
import { LanguagePairFields } from '../../translations/components/language-pair-fields';

export type BenchView = 'list' | 'single';
const VIEWS = ['list', 'single'] as const satisfies readonly BenchView[];

interface BenchToolbarProps {
  bench: Bench;
  view: BenchView;
  onViewChange: (view: BenchView) => void;
}

/** The pair of languages, the filter, the view, and how far the translation is. */
export function BenchToolbar({ bench, view, onViewChange }: BenchToolbarProps) {
  const t = useTranslations('editor.bench');
  const { counts, filter, chooseFilter } = bench;
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <LanguagePairFields pair={bench.pair} />
        <Field label={t('show')}>
          <Select
            value={filter}
            onChange={({ target }) => chooseFilter(target.value as BenchFilter)}
          >
            {BENCH_FILTERS.map((each) => (
              <option key={each} value={each}>
                {t(`filter.${each}`, { count: counts[each] })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('view')}>
          <Select value={view} onChange={({ target }) => onViewChange(target.value as BenchView)}>
            {VIEWS.map((each) => (
              <option key={each} value={each}>
                {t(`views.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="flex flex-col gap-2">
        <p id={id} className="text-sm text-ink-muted">
          {t('counter', { written: counts.written, all: counts.all, old: counts.old })}
        </p>
        <Progress
          label={t('progress')}
          percent={counts.all === 0 ? 100 : Math.floor((counts.written / counts.all) * 100)}
        />
      </div>
    </div>
  );
}
