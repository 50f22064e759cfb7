import { markWords } from '../../model/mark-words';

interface MarkedTextProps {
  text: string;
  /** folded beginnings of words that were searched for */
  words?: readonly string[] | undefined;
}

/** A text in which stands out what was searched for. */
export function MarkedText({ text, words = [] }: MarkedTextProps) {
  return markWords(text, words).map((part, index) => {
    const Part = part.isMarked ? 'mark' : 'span';
    return <Part key={index}>{part.text}</Part>;
  });
}
