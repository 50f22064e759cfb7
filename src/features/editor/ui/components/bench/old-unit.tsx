'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { BenchUnit } from '../../../model/bench/units';
import type { Bench } from '../../hooks/bench/use-bench';

interface OldUnitProps {
  bench: Bench;
  unit: BenchUnit;
  onMarked: () => void;
}

/** Says that the source of a translation changed, and lets it be confirmed as it is. */
export function OldUnit({ bench, unit, onMarked }: OldUnitProps) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const confirm = () => {
    bench.mark(unit, 'written');
    // The button disappears.
    onMarked();
    showToast({
      text: t('markedRight'),
      undo: { label: common('undo'), onUndo: () => bench.mark(unit, 'old') },
    });
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      <span className="flex items-center gap-1.5">
        <History aria-hidden className="size-4 shrink-0 text-warn" />
        <span>{t('oldText')}</span>
      </span>
      <Button variant="ghost" size="sm" onClick={confirm}>
        {t('stillRight')}
      </Button>
    </p>
  );
}
