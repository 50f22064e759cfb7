import { FormattedText, SpokenMark } from '@/ui/kit/formatted-text';
import type { PickedText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { sentencePlace } from '../model/sentences';

interface SpokenTextProps {
  text: PickedText;
  /** index of the sentence that is being spoken */
  sentence: number | undefined;
}

const scrollToSentence = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' });

/** A name that marks the sentence being spoken. */
export function SpokenName({ text: { value, lang }, sentence }: SpokenTextProps) {
  if (sentence === undefined) return <span>{value}</span>;
  return <SpokenMark text={value} at={0} spoken={sentencePlace(value, lang, sentence)} />;
}

/** Text with formatting, which scrolls with the voice. */
export function SpokenText({ text: { value, lang }, sentence }: SpokenTextProps) {
  const spoken = sentence !== undefined && {
    ...sentencePlace(withoutFormatting(value), lang, sentence),
    onMark: scrollToSentence,
  };
  return <FormattedText text={value} lang={lang} {...(spoken ? { spoken } : {})} />;
}
