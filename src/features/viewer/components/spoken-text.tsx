import { sentencesOf } from '../model/sentences';
import type { PickedText } from '@/shared/localized-text';

interface SpokenTextProps {
  text: PickedText;
  /** which of its sentences is being said, from 0 */
  sentence: number;
  /** scrolls the text with the voice; what stands at its beginning is in sight anyway */
  isFollowed?: boolean;
}

const bringIntoSight = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' });

/** A text with the sentence marked that can be heard just now. */
export function SpokenText({ text, sentence, isFollowed = false }: SpokenTextProps) {
  return sentencesOf(text.value, text.lang).map((words, index) => {
    if (index !== sentence) return <span key={index}>{words}</span>;
    // The spaces after it belong to the text, not to the mark.
    const said = words.trimEnd();
    return (
      <span key={index}>
        <mark
          ref={isFollowed ? bringIntoSight : undefined}
          className="rounded-sm bg-signal-soft box-decoration-clone py-0.5 text-ink underline decoration-signal decoration-2 underline-offset-4"
        >
          {said}
        </mark>
        <span>{words.slice(said.length)}</span>
      </span>
    );
  });
}
