'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';
import type { NewTokenView } from '@/features/auth/personal-tokens/schema';

interface TokenMadeProps {
  made: NewTokenView;
  onDone: () => void;
}

/** Shows a new token, this once. */
export function TokenMade({ made, onDone }: TokenMadeProps) {
  const t = useTranslations('settings.tokens');
  const box = useRef<HTMLDivElement>(null);
  // The form with the focused button is gone; a screen reader continues here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('made', { name: made.name })}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 outline-none"
    >
      <h3 className="text-lg wrap-anywhere">{t('made', { name: made.name })}</h3>
      <p className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 font-medium text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{t('madeText')}</span>
      </p>
      <CopyField label={t('madeLabel')} value={made.token} />
      <Button variant="secondary" onClick={onDone} className="self-start max-xs:w-full">
        {t('done')}
      </Button>
    </div>
  );
}
