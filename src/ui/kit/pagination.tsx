import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { pageWindow } from './page-window';
import { SymbolIcon } from './symbols';

type PaginationProps = Way & {
  page: number;
  pageSize: number;
  totalResults: number;
  /** whether the total is an estimate */
  isEstimate?: boolean;
  /** how many pages can be opened at most */
  pagesMax?: number;
  /** where several lists share a page */
  label?: string;
};

/**
 * Pages with an address are links, which work without scripts; pages of a list loaded by script are
 * buttons.
 */
type Way =
  | { hrefFor: (page: number) => string; onOpen?: never }
  | { onOpen: (page: number) => void; hrefFor?: never };

/** Shows 'Total N items' (docs/reference/interface.md#dates-and-numbers). */
export function Pagination({
  page,
  pageSize,
  totalResults,
  isEstimate = false,
  pagesMax = Infinity,
  label,
  ...way
}: PaginationProps) {
  const t = useTranslations('common');
  const pages = Math.max(1, Math.min(pagesMax, Math.ceil(totalResults / pageSize)));
  const arrow = (target: number, label: string, icon: ReactNode) =>
    target >= 1 && target <= pages ? (
      <PageLink {...way} page={target} label={label}>
        {icon}
      </PageLink>
    ) : (
      <span aria-hidden className="button-base page-link opacity-30">
        {icon}
      </span>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        <p>{t(isEstimate ? 'totalItemsAbout' : 'totalItems', { total: totalResults })}</p>
        {pages > 1 && <p>{t('pageOf', { page, pages })}</p>}
      </div>
      {pages > 1 && (
        <nav aria-label={label ?? t('pagination')} className="flex flex-wrap items-center">
          {arrow(page - 1, t('previousPage'), <SymbolIcon name="back" />)}
          {pageWindow(page, pages).map((entry, index) =>
            entry === 'gap' ? (
              <span key={`gap-${index}`} aria-hidden className="w-6 text-center text-ink-muted">
                …
              </span>
            ) : (
              <PageLink
                key={entry}
                {...way}
                page={entry}
                label={t('page', { page: entry })}
                isCurrent={entry === page}
              >
                {entry}
              </PageLink>
            ),
          )}
          {arrow(page + 1, t('nextPage'), <SymbolIcon name="on" />)}
        </nav>
      )}
    </div>
  );
}

type PageLinkProps = Way & {
  page: number;
  label: string;
  isCurrent?: boolean;
  children: ReactNode;
};

function PageLink({ page, label, isCurrent = false, children, hrefFor, onOpen }: PageLinkProps) {
  const shared = {
    'aria-label': label,
    className: 'button-base page-link',
    ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
  };
  return hrefFor ? (
    <Link href={hrefFor(page)} {...shared}>
      {children}
    </Link>
  ) : (
    <button type="button" onClick={() => onOpen(page)} {...shared}>
      {children}
    </button>
  );
}
