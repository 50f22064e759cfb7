import { useTranslations } from 'next-intl';
import { useMoments } from '@/browser/time/use-moments';
import { Disclosure } from '@/ui/kit/disclosure';
import type { ReviewView } from '../../schema';
import { useStateText } from '../hooks/use-state-text';

/** The reviews so far, the newest first. */
export function PastReviews({ reviews, total }: { reviews: readonly ReviewView[]; total: number }) {
  const t = useTranslations('reviews');
  if (reviews.length === 0) return null;
  return (
    <Disclosure label={t('past', { count: total })}>
      <ul className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <PastReview key={review.id} review={review} />
        ))}
      </ul>
    </Disclosure>
  );
}

function PastReview({ review }: { review: ReviewView }) {
  const t = useTranslations('reviews');
  const stateText = useStateText();
  const { askedBy, askedOf, note, askedAt, outcome, outcomeNote, outcomeAt } = review;
  const name = askedBy?.name ?? t('someone');
  const isAsked = outcome === null || askedBy !== null || note !== '';
  return (
    <li className="flex flex-col gap-2 py-3 wrap-anywhere">
      {isAsked && (
        <Entry
          text={askedOf ? t('askedLineOf', { name, of: askedOf.name }) : t('askedLine', { name })}
          at={askedAt}
          note={note}
        />
      )}
      {outcome && outcomeAt && (
        <Entry
          text={stateText({ state: outcome, needsSecondPerson: false, results: [review] })}
          at={outcomeAt}
          note={outcomeNote}
        />
      )}
    </li>
  );
}

function Entry({ text, at, note }: { text: string; at: string; note: string }) {
  const { moment } = useMoments();
  return (
    <div>
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{text}</span>
        <time dateTime={at} className="text-ink-muted">
          {moment(at)}
        </time>
      </p>
      {note && <p className="whitespace-pre-wrap">{note}</p>}
    </div>
  );
}
