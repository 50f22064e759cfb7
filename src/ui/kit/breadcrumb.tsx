import { useTranslations } from 'next-intl';
import Link from 'next/link';

interface BreadcrumbProps {
  /** from the top; the last one is where one is and has no address */
  trail: readonly { label: string; href?: string }[];
  /** where several stand on a page */
  label?: string;
}

export function Breadcrumb({ trail, label: name }: BreadcrumbProps) {
  const t = useTranslations('common');
  return (
    <nav aria-label={name ?? t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
        {trail.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-x-2">
            {href ? (
              <Link
                href={href}
                className="relative inline-flex min-h-11 items-center underline-offset-4 after:absolute after:-inset-x-1 after:inset-y-0 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            )}
            {/* After a place and not before the next one, which may begin a line. */}
            {index < trail.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
