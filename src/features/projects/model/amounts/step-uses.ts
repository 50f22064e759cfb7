import { keyedEntries } from '@/shared/http/entries';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PublicProject } from '../../schema';
import { pickEntries } from '../texts/project-texts';
import { isOne, isUnit, type LineMeasures, numberText, type UnitWords } from './scale-line';
import type { ShownUse, UsedLine } from './used-line';

/**
 * Reads lines: the server with their grammar, a browser with the amounts of an answer. `place` counts the
 * parts, then the tools.
 */
export type AmountsReader = {
  measuresOf: (line: string, lang: ProjectLanguage, place: number) => LineMeasures | undefined;
  nameOf: (line: string, lang: ProjectLanguage, place: number) => string;
  spoonsOf: (lang: ProjectLanguage, measures: LineMeasures | undefined) => UnitWords | undefined;
  wordsOf: (unit: string, lang: ProjectLanguage) => readonly string[];
};

type Guide = Pick<
  PublicProject,
  'items' | 'parts' | 'tools' | 'partLists' | 'toolLists' | 'languages'
>;

/** The parts and tools that a step of a guide uses; undefined without any. */
export function usesOf(
  project: Guide,
  amountsReader: AmountsReader,
): (step: PublicProject['steps'][number]) => ShownUse[] | undefined {
  const { items, languages, parts, tools } = project;
  // Answers of an earlier release have none.
  if (!items?.length) return () => undefined;
  const reader = withMemory(amountsReader);
  const keys = [...keyedEntries(parts), ...keyedEntries(tools)];
  const places = new Map(items.map((item, place) => [item.id, { ...item, place }]));
  const entries = languages.map((lang) => [
    ...pickEntries(project.partLists, lang, languages),
    ...pickEntries(project.toolLists, lang, languages),
  ]);
  return ({ uses }) => {
    const shown = (uses ?? []).flatMap((use): ShownUse[] => {
      const item = places.get(use.item);
      const key = item && keys[item.place]?.key;
      if (!item || key === undefined) return [];
      const { kind, place, fixed } = item;
      const isScaled = kind === 'part' && !fixed;
      const byLanguage = new Map(
        entries.flatMap((list) => {
          const line = list[place];
          return line?.text ? [[line.lang, line.text] as const] : [];
        }),
      );
      const lines = Array.from(byLanguage, ([lang, text]) =>
        use.amount
          ? ownLine(text, use.amount, lang, place, reader, isScaled)
          : lineOf(text, lang, place, reader, isScaled),
      );
      return [
        {
          key,
          kind: kind === 'part' ? 'parts' : 'tools',
          lines,
          ...(use.share !== undefined && use.share !== 1 && { share: use.share }),
        },
      ];
    });
    return shown.length > 0 ? shown : undefined;
  };
}

/** Reads each line once, as many steps may use it. */
function withMemory(reader: AmountsReader): AmountsReader {
  const known = new Map<string, LineMeasures | undefined>();
  return {
    ...reader,
    measuresOf: (line, lang, place) => {
      const key = `${place} ${lang}`;
      if (!known.has(key)) known.set(key, reader.measuresOf(line, lang, place));
      return known.get(key);
    },
  };
}

function lineOf(
  text: string,
  lang: ProjectLanguage,
  place: number,
  reader: AmountsReader,
  isScaled: boolean,
): UsedLine {
  const measures = isScaled ? reader.measuresOf(text, lang, place) : undefined;
  const words = reader.spoonsOf(lang, measures);
  return { lang, text, ...(measures && { measures }), ...(words && { words }) };
}

/** An amount of its own, and the name in the line. */
function ownLine(
  text: string,
  { value, unit }: { value: number; unit: string | null },
  lang: ProjectLanguage,
  place: number,
  reader: AmountsReader,
  isScaled: boolean,
): UsedLine {
  const forms = unit === null ? undefined : reader.wordsOf(unit, lang);
  const word = (isOne(value, lang) ? undefined : forms?.[1]) ?? forms?.[0];
  const known = unit !== null && isUnit(unit) ? unit : undefined;
  const number = numberText(value, known, lang);
  const amount = [number, ...(word === undefined ? [] : [word])].join(' ');
  // In place of the amount in the line, with the words around it: '1 cup of flour, sifted'. A second
  // measure is of all of it: the line of '1 kg (2 lbs) potatoes' gives its name alone.
  const [main, second] = reader.measuresOf(text, lang, place) ?? [];
  const isReplaced = main !== undefined && !second;
  const start = isReplaced ? main.at[0] : 0;
  const before = text.slice(0, start);
  const rest = isReplaced ? text.slice(main.at[1]) : reader.nameOf(text, lang, place);
  const behind = /^(?:[\s,;)]|$)/.test(rest) ? rest : ` ${rest}`;
  const measure = {
    at: [start, start + amount.length] as [number, number],
    amount: value,
    ...(forms && { words: [...forms] }),
    ...(known && { unit: known }),
  };
  const words = reader.spoonsOf(lang, [measure]);
  return {
    lang,
    text: before + amount + behind,
    ...(isScaled && { measures: [measure], ...(words && { words }) }),
  };
}
