'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { OldNote } from '@/features/projects/ui/components/old-note';
import type { BenchUnit } from '../../../model/bench/units';
import type { Bench } from '../../hooks/bench/use-bench';

interface OldUnitProps {
  bench: Bench;
  unit: BenchUnit;
  onMarked: () => void;
}

/** Says that the source of a translation changed, and lets it be confirmed as it is. */
export function OldUnit({ bench, unit, onMarked }: OldUnitProps) {
  const form = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const showToast = useToast();
  const confirm = () => {
    bench.mark(unit, 'written');
    // The button disappears.
    onMarked();
    showToast({
      text: form('markedRight'),
      undo: { label: common('undo'), onUndo: () => bench.mark(unit, 'old') },
    });
  };
  return <OldNote onPress={confirm} />;
}
