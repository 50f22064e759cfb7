import { useTranslations } from 'next-intl';
import type { ReviewsResponse, ReviewView } from '../../schema';

type Facts = Pick<ReviewsResponse, 'state' | 'needsSecondPerson' | 'results'>;

/** The newest review that led to the state. */
export const decisiveReview = ({ state, results }: Facts): ReviewView | undefined =>
  results.find(({ outcome, isOfThisDraft }) => {
    if (state === 'asked') return outcome === null;
    return outcome === state && (state === 'changes' || isOfThisDraft);
  });

/** The state of a review in words, with the name of the person where there is one. */
export function useStateText(): (facts: Facts) => string {
  const t = useTranslations('reviews.state');
  return (facts) => {
    const { state, needsSecondPerson } = facts;
    const review = decisiveReview(facts);
    const name = (state === 'asked' ? review?.askedOf : review?.outcomeBy)?.name;
    switch (state) {
      case 'none':
        return t(needsSecondPerson ? 'needs' : 'none');
      case 'asked':
        return name ? t('waitingFor', { name }) : t('waiting');
      case 'changes':
        return name ? t('changesBy', { name }) : t('changes');
      case 'approved':
        return name ? t('approvedBy', { name }) : t('approved');
      case 'lapsed':
        return t('lapsed');
    }
  };
}
