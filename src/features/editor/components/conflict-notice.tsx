'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface ConflictNoticeProps {
  onLoad: () => void;
  onKeep: () => void;
}

/** Somebody else saved this item meanwhile: nothing was overwritten, and nothing typed is gone until one says so. */
export function ConflictNotice({ onLoad, onKeep }: ConflictNoticeProps) {
  const t = useTranslations('editor');
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-lg border-2 border-warn bg-warn-soft p-4">
      <p className="flex gap-2 font-semibold"><TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />{t('stale')}</p>
      <p className="text-sm">{t('staleHint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onLoad}>{t('loadCurrent')}</Button>
        <Button variant="ghost" size="sm" onClick={onKeep}>{t('keepMine')}</Button>
      </div>
    </div>
  );
}
