import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonStyles } from './button-styles';
import { cn } from './cn';
import { pageWindow } from './page-window';

interface PaginationProps {
  page: number;
  pageSize: number;
  totalResults: number;
  hrefFor: (page: number) => string;
  /** where several lists share a page */
  label?: string;
}

const cell = cn(buttonStyles({ variant: 'ghost' }), 'size-11 px-0 font-mono');

/** Links, so that it works without scripts. Says 'Total N items' (specification, section 9). */
export function Pagination({ page, pageSize, totalResults, hrefFor, label }: PaginationProps) {
  const t = useTranslations('common');
  const pages = Math.max(1, Math.ceil(totalResults / pageSize));
  const arrow = (target: number, label: string, icon: ReactNode) =>
    target >= 1 && target <= pages
      ? <Link href={hrefFor(target)} aria-label={label} className={cell}>{icon}</Link>
      : <span aria-hidden className={cn(cell, 'opacity-30')}>{icon}</span>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-ink-muted">{t('totalItems', { total: totalResults })}</p>
      {pages > 1 && (
        <nav aria-label={label ?? t('pagination')} className="flex items-center">
          {arrow(page - 1, t('previousPage'), <ChevronLeft aria-hidden />)}
          {pageWindow(page, pages).map((entry, index) =>
            entry === 'gap'
              ? <span key={`gap-${index}`} aria-hidden className="w-6 text-center text-ink-muted">…</span>
              : (
                <Link key={entry} href={hrefFor(entry)} aria-label={t('page', { page: entry })} {...(entry === page ? { 'aria-current': 'page' } : {})}
                  className={cn(cell, 'max-xs:hidden aria-[current=page]:flex aria-[current=page]:bg-ink aria-[current=page]:text-paper')}>
                  {entry}
                </Link>
              ))}
          {arrow(page + 1, t('nextPage'), <ChevronRight aria-hidden />)}
        </nav>
      )}
    </div>
  );
}
