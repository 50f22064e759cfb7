import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import type { OpenCounts } from '../../model/setup';

/** The cards of the page in their order: what may be open first. */
const CARDS = ['reports', 'messages', 'joining', 'verified', 'identity', 'health', 'log'] as const;

/** Links to the cards of the site, with how much is open in each. */
export function SiteNav({ open }: { open: OpenCounts }) {
  const t = useTranslations('site');
  const counts: Partial<Record<(typeof CARDS)[number], number>> = open;
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className="flex flex-wrap gap-x-5">
        {CARDS.map((card) => (
          <li key={card}>
            <a
              href={`#${card}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-blueprint underline underline-offset-4"
            >
              <span>{t(`${card}.title`)}</span>
              {counts[card] ? (
                <Badge tone="signal">{t('open', { count: counts[card] })}</Badge>
              ) : null}
            </a>
          </li>
        ))}
        <li>
          <a
            href="#operators"
            className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
          >
            {t('operators')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
