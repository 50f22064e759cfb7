import { useTranslations } from 'next-intl';
import type { Messages } from '@/i18n/messages';
import { Badge } from '@/ui/kit/badge';
import type { OpenCounts } from '../../model/setup';

type Texts = Messages['site'];
/** A card of the site: its anchor, and the key of its texts. */
export type SiteCard = {
  [Key in keyof Texts]: Texts[Key] extends { title: string } ? Key : never;
}[keyof Texts];

interface SiteNavProps {
  cards: readonly SiteCard[];
  open: OpenCounts;
}

/** Links to the cards of the site, with how much is open in each. */
export function SiteNav({ cards, open }: SiteNavProps) {
  const t = useTranslations('site');
  const counts: Partial<Record<SiteCard, number>> = open;
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className="flex flex-wrap gap-x-5">
        {cards.map((card) => (
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
      </ul>
    </nav>
  );
}
