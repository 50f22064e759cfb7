'use client';

import { useTranslations } from 'next-intl';
import { useAnswer } from '@/browser/api/use-answer';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import type { HealthState } from '@/shared/site/health';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import type { HealthFindingView } from '../../../health/schema';
import { readHealth } from '../../api';

const TONES: Record<HealthState, Tone> = { good: 'good', warning: 'warn', fault: 'bad' };

/** What the site needs from its machine and its services, and what to do about each fault. */
export function HealthCard() {
  const t = useTranslations('site');
  const { answer, isLoading, hasFailed, retry } = useAnswer('health', readHealth);
  return (
    <SettingsSection title={t('health.title')} text={t('health.text')} anchor="health">
      <div aria-busy={isLoading} className="flex flex-col gap-4">
        {hasFailed && <LoadFailure text={t('loadFailed')} onRetry={retry} />}
        {!answer && !hasFailed && (
          <Loading>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} className="h-12" />
            ))}
          </Loading>
        )}
        {answer && !hasFailed && (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {answer.findings.map((finding) => (
                <li key={`${finding.code} ${finding.message}`}>
                  <Finding finding={finding} />
                </li>
              ))}
            </ul>
            <Button
              variant="secondary"
              size="sm"
              isBusy={isLoading}
              className="self-start"
              onClick={retry}
            >
              {t('health.again')}
            </Button>
          </>
        )}
      </div>
    </SettingsSection>
  );
}

function Finding({ finding: { check, state, code, values } }: { finding: HealthFindingView }) {
  const t = useTranslations('site.health');
  return (
    <div className="flex flex-col gap-1 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`checks.${check}`)}</span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="max-w-prose">{t(`found.${code}`, values)}</p>
    </div>
  );
}
