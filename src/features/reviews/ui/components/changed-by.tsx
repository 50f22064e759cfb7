import { useFormatter, useNow, useTranslations } from 'next-intl';
import { placeOf, type PlacedGuide } from '../../model/place-of';
import type { ReviewsResponse } from '../../schema';

const UPDATE_EVERY_MS = 30_000;

interface ChangedByProps {
  change: ReviewsResponse['changedBy'][number];
  guide: PlacedGuide;
  /** the id of the account that sees it */
  you: string;
}

/** Last change of a person: 'Ana changed step 4, 2 minutes ago'. */
export function ChangedBy({ change: { id, name, itemId, at }, guide, you }: ChangedByProps) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const now = useNow({ updateInterval: UPDATE_EVERY_MS });
  const { kind: place, number } = placeOf(guide, itemId);
  const then = new Date(at);
  const when = format.relativeTime(then > now ? now : then, now);
  return (
    <time dateTime={at}>
      {id === you
        ? t('youChanged', { place, number, when })
        : t('changed', { name, place, number, when })}
    </time>
  );
}
