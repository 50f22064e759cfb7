import {
  ScaledText,
  type ScaledTextProps,
} from '@/features/projects/ui/components/amounts/scaled-text';
import type { LineMeasures, UnitWords } from '@/features/projects/model/amounts/scale-line';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { CheckList } from '../components/check-list';

export interface PartsListProps extends Pick<ScaledTextProps, 'projectUid' | 'writtenFor'> {
  title: string;
  /** short, as each takes bytes of the page: key, text unless it is the key, amounts, and language unless it is the reader's */
  lines: readonly (readonly [
    key: string,
    text?: string | 0,
    measures?: LineMeasures | 0,
    lang?: ProjectLanguage | 0,
  ])[];
  lang: ProjectLanguage;
  words: Partial<Record<ProjectLanguage, UnitWords>>;
}

/** The parts of a guide, for as much as its reader makes. */
export const PartsList = ({
  projectUid,
  title,
  lines,
  lang: own,
  words,
  writtenFor,
}: PartsListProps) => (
  <CheckList
    projectUid={projectUid}
    kind="parts"
    title={title}
    entries={lines.map(([key, other, measures, of]) => {
      const lang = of || own;
      const line = other || key;
      return {
        key,
        lang,
        text: measures ? (
          <ScaledText {...{ projectUid, line, lang, measures, writtenFor }} words={words[lang]} />
        ) : (
          line
        ),
      };
    })}
  />
);
