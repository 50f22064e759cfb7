'use client';

import { Circle, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { useMoments } from '@/browser/time/use-moments';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { Button } from '@/ui/kit/buttons/button';
import { VisuallyHidden } from '@/ui/kit/visually-hidden';
import type { SetupView } from '../../../model/setup';

const HIDDEN_KEY = 'makerstep:setup-hidden';

/** The decisions that a new site needs, until all are made or this device hides them. */
export function SetupCard({ setup }: { setup: SetupView }) {
  const t = useTranslations('site');
  const moments = useMoments();
  const [hidden, changeHidden] = useStoredValue(HIDDEN_KEY);
  const { name, joining, sendsMail, backupAt } = setup;
  const steps = [
    {
      label: t('setup.name'),
      isDone: name.isDone,
      now: t('setup.nameNow', { name: name.text }),
      anchor: 'identity',
    },
    {
      label: t('setup.joining'),
      isDone: joining.isDone,
      now: t('setup.joiningNow', { mode: t(`joining.modes.${joining.mode}`) }),
      anchor: 'joining',
    },
    {
      label: t('setup.mail'),
      isDone: sendsMail,
      now: t(sendsMail ? 'setup.mailYes' : 'setup.mailNo'),
      anchor: 'health',
    },
    {
      label: t('setup.backup'),
      isDone: backupAt !== null,
      now: backupAt
        ? t('setup.backupAt', { when: moments.moment(backupAt) })
        : t('setup.backupNone'),
      anchor: 'backups',
    },
  ];
  if (hidden !== null || steps.every(({ isDone }) => isDone)) return null;
  return (
    <SettingsSection title={t('setup.title')} text={t('setup.text')} anchor="setup">
      <ol className="flex flex-col gap-4">
        {steps.map(({ label, isDone, now, anchor }) => (
          <li key={label} className="flex gap-3">
            {isDone ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
            )}
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                <a href={`#${anchor}`} className="text-blueprint underline underline-offset-4">
                  {label}
                </a>{' '}
                <VisuallyHidden>{t(isDone ? 'setup.done' : 'setup.undone')}</VisuallyHidden>
              </p>
              <p className="max-w-prose text-ink-muted">{now}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button variant="ghost" size="sm" className="mt-4" onClick={() => changeHidden(() => '1')}>
        {t('setup.hide')}
      </Button>
    </SettingsSection>
  );
}
