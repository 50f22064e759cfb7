'use client';

import dynamic from 'next/dynamic';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import { useSizeText } from '@/browser/files/use-size-text';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import { FIGURE_DAYS } from '../../../figures/constants';
import type { FiguresQuery, FiguresView } from '../../../figures/schema';
import { readFigures } from '../../api';

type Days = FiguresQuery['days'];
const PERIODS = FIGURE_DAYS.map(String) as Days[];
const DaysPanel = dynamic(() =>
  import('@/features/analytics/ui/components/days-panel').then((panel) => panel.DaysPanel),
);

/** Visits, guides, accounts and storage of the site, and searches that found nothing. */
export function FiguresCard() {
  const t = useTranslations('site');
  const [days, setDays] = useState<Days>('30');
  const { answer, isLoading, hasFailed, retry } = useAnswer(days, (signal) =>
    readFigures({ days }, signal),
  );
  return (
    <SettingsSection title={t('figures.title')} text={t('figures.text')} anchor="figures">
      <div aria-busy={isLoading} className="flex flex-col gap-6">
        <ChoiceField
          label={t('figures.period')}
          value={days}
          values={PERIODS}
          nameOf={(period) => t('figures.days', { days: Number(period) })}
          onChange={setDays}
          className="w-48 max-xs:w-full"
        />
        {!answer && hasFailed && <LoadFailure text={t('loadFailed')} onRetry={retry} />}
        {!answer && !hasFailed && (
          <Loading>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} className="h-24" />
            ))}
          </Loading>
        )}
        {answer && (
          <>
            <Facts figures={answer} />
            <DaysPanel days={answer.byDay} views={answer.views} sessions={answer.sessions} />
            <MissedSearches searches={answer.missedSearches} />
          </>
        )}
      </div>
    </SettingsSection>
  );
}

function Facts({ figures }: { figures: FiguresView }) {
  const t = useTranslations('site.figures');
  const { number } = useFormatter();
  const sizeText = useSizeText();
  const { views, sessions, finished, guides, accounts, storedBytes } = figures;
  const facts = [
    [t('views'), number(views)],
    [t('sessions'), number(sessions)],
    [t('finished'), number(finished)],
    [t('guides'), t('growth', guides)],
    [t('accounts'), t('growth', accounts)],
    [t('pictures'), sizeText(storedBytes.pictures)],
    [t('clips'), sizeText(storedBytes.clips)],
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 py-2.5">
          <dt>{name}</dt>
          <dd className="text-right font-mono tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MissedSearches({ searches }: { searches: FiguresView['missedSearches'] }) {
  const t = useTranslations('site.figures');
  const { number } = useFormatter();
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{t('missed')}</h3>
      <p className="max-w-prose text-ink-muted">{t('missedHint')}</p>
      {searches.length === 0 && <p className="mt-2">{t('noneMissed')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {searches.map(({ words, times }) => (
          <li key={words} className="flex justify-between gap-3 py-2">
            <span className="wrap-anywhere">{words}</span>
            <span className="font-mono tabular">{number(times)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
