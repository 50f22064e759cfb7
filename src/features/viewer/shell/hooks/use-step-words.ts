import { useCallback, useMemo } from 'react';
import { gatedLines } from '@/features/projects/model/lines/lines';
import { shownLines } from '@/features/projects/model/lines/shown-lines';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';
import type { NavigableStep } from '../model/walk';

const NONE: readonly LocalizedText[] = [];

/** The texts of a step in the language of the reader, and how to pick others. */
export function useStepWords(
  step: NavigableStep | undefined,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
) {
  const read = useCallback(
    (texts: readonly LocalizedText[]) => pickText(texts, lang, languages),
    [lang, languages],
  );
  const name = read(step?.name ?? NONE);
  const description = read(step?.description ?? NONE);
  const chapter = useMemo(() => step?.chapter && read(step.chapter.name), [step, read]);
  const lines = useMemo(
    () => shownLines(step?.lines ?? [], lang, languages),
    [step, lang, languages],
  );
  const gated = useMemo(() => gatedLines(lines), [lines]);
  return {
    read,
    lines,
    /** to be acknowledged */
    gated,
    name,
    description,
    chapter,
    /** of what is read aloud */
    textLang: description.value ? description.lang : name.lang,
  };
}
