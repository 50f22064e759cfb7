'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FiguresSkeleton } from './figures-skeleton';

interface FiguresFrameProps {
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** what there is to show; undefined until something was loaded */
  children: ReactNode;
}

/** Figures that are on their way, have failed, or are there. What is shown while others are on their way stays where it is, dimmed. */
export function FiguresFrame({ isLoading, hasFailed, onRetry, children }: FiguresFrameProps) {
  const t = useTranslations('analytics');
  const common = useTranslations('common');
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-6">
      <p role="status" className="sr-only">{isLoading ? common('loading') : ''}</p>
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-bad-soft px-4 py-3 font-medium text-bad">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <p className="min-w-40 flex-1">{t('failed')}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>{common('retry')}</Button>
        </div>
      )}
      {!hasFailed && children === undefined && <FiguresSkeleton />}
      {!hasFailed && children !== undefined && <div className={cn('flex flex-col gap-6 transition-opacity', isLoading && 'opacity-60')}>{children}</div>}
    </div>
  );
}
