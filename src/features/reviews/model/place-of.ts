import { StepType } from '@/features/projects/constants';

/** A place in a guide as sentences name it, with its number among its kind. */
export type Place = { kind: 'step' | 'chapter' | 'question' | 'guide'; number: number };
/** The parts of a guide that have a place. */
export type PlacedGuide = {
  steps: readonly { id: string; type: number }[];
  questions: readonly { id: string }[];
};

/** The place of an item; the guide itself for none, and for one that is gone. */
export function placeOf({ steps, questions }: PlacedGuide, itemId: string | null): Place {
  const step = steps.find(({ id }) => id === itemId);
  if (step) {
    const peers = steps.filter(({ type }) => type === step.type);
    return {
      kind: step.type === StepType.Chapter ? 'chapter' : 'step',
      number: peers.indexOf(step) + 1,
    };
  }
  const question = questions.findIndex(({ id }) => id === itemId);
  return question < 0 ? { kind: 'guide', number: 0 } : { kind: 'question', number: question + 1 };
}
