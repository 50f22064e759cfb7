'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import type { HealthState } from '@/shared/site/health';
import { useMoments } from '@/browser/time/use-moments';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import type { HealthFindingView } from '../../../health/schema';
import { checkHealth, readHealth } from '../../api';

const TONES: Record<HealthState, Tone> = { good: 'good', warning: 'warn', fault: 'bad' };

/** State of the site's machine and services, with a remedy for each fault. */
export function HealthCard() {
  const t = useTranslations('site');
  const { moment } = useMoments();
  const { answer, isLoading, hasFailed, retry } = useAnswer('health', readHealth);
  const { run, isBusy } = useAction();
  const [check, setCheck] = useState<{ findings: HealthFindingView[]; at: string }>();
  const checkNow = () =>
    run(async () => {
      const { findings } = await checkHealth();
      setCheck({ findings, at: new Date().toISOString() });
    });
  const findings = check?.findings ?? answer?.findings;
  return (
    <SettingsSection title={t('health.title')} text={t('health.text')} anchor="health">
      <div aria-busy={isLoading || isBusy} className="flex flex-col gap-4">
        {!findings && hasFailed && <LoadFailure text={t('loadFailed')} onRetry={retry} />}
        {!findings && !hasFailed && (
          <Loading>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} className="h-12" />
            ))}
          </Loading>
        )}
        {findings && (
          <ul className="divide-y divide-line border-y border-line">
            {findings.map((finding) => (
              <li key={`${finding.code} ${finding.message}`}>
                <Finding finding={finding} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => void checkNow()}>
            {t('health.check')}
          </Button>
          <p role="status" className="text-sm text-ink-muted">
            {check && t('health.checked', { when: moment(check.at, true) })}
          </p>
        </div>
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
