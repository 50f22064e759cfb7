import { sentencesOf } from '../../../model/voice/sentences';
import type { PickedText } from '@/shared/interface/localized-text';

interface SpokenTextProps {
  text: PickedText;
  /** index of the sentence that is being spoken */
  sentence: number;
  /** scrolls the text with the voice; the beginning of a text is visible anyway */
  isFollowed?: boolean;
}

const scrollToSentence = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' });

/** A text that marks the sentence being spoken. */
export function SpokenText({ text, sentence, isFollowed = false }: SpokenTextProps) {
  return sentencesOf(text.value, text.lang).map((words, index) => {
    if (index !== sentence) return <span key={index}>{words}</span>;
    // The mark does not include the spaces after the sentence.
    const said = words.trimEnd();
    return (
      <span key={index}>
        <mark
          ref={isFollowed ? scrollToSentence : undefined}
          className="rounded-sm bg-signal-soft box-decoration-clone py-0.5 text-ink underline decoration-signal decoration-2 underline-offset-4"
        >
          {said}
        </mark>
        <span>{words.slice(said.length)}</span>
      </span>
    );
  });
}
