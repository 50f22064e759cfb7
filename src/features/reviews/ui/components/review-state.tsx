import { Badge, type Tone } from '@/ui/kit/badge';
import type { ReviewState as State } from '../../constants';
import type { ReviewsResponse } from '../../schema';
import { decisiveReview, useStateText } from '../hooks/use-state-text';

const TONES: Record<State, Tone> = {
  none: 'neutral',
  asked: 'info',
  changes: 'warn',
  approved: 'good',
  lapsed: 'warn',
};

/** The state of the review, announced when it changes, with what was asked or answered. */
export function ReviewState({ facts }: { facts: ReviewsResponse }) {
  const stateText = useStateText();
  const review = decisiveReview(facts);
  const note = facts.state === 'asked' ? review?.note : review?.outcomeNote;
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status">
        <Badge
          tone={TONES[facts.state]}
          className="px-3 py-1 text-sm whitespace-normal wrap-anywhere"
        >
          {stateText(facts)}
        </Badge>
      </p>
      {note && (
        <blockquote className="border-s-4 border-line-strong ps-3 whitespace-pre-wrap wrap-anywhere">
          {note}
        </blockquote>
      )}
    </div>
  );
}
