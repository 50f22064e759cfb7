import type { ProjectLanguage } from '@/shared/interface/languages';

/** Paper sizes in mm, with their names in print styles. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export const COUNTS = [12, 24, 40] as const;
export type Count = (typeof COUNTS)[number];

/** Labels in mm with the gap between columns. The A4 sizes are common sticker sheets. */
const LAYOUTS: Record<
  Paper,
  Record<Count, { columns: number; rows: number; width: number; height: number; gap: number }>
> = {
  a4: {
    12: { columns: 3, rows: 4, width: 63.5, height: 72, gap: 2.5 },
    24: { columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.5 },
    40: { columns: 4, rows: 10, width: 45.7, height: 25.4, gap: 2.5 },
  },
  letter: {
    12: { columns: 3, rows: 4, width: 66.7, height: 63.5, gap: 3.2 },
    24: { columns: 3, rows: 8, width: 66.7, height: 31.7, gap: 3.2 },
    40: { columns: 4, rows: 10, width: 49.2, height: 25.4, gap: 2.5 },
  },
};

/** The margin within a label: printers never feed sheets quite straight. */
const PADDING_MM = 1.5;
/** The space for the text on a label with the code above it. */
const WORDS_MM = 21;

export interface LabelChoice {
  count: Count;
  paper: Paper;
  /** the language of the text on the labels */
  language: ProjectLanguage;
  hasLines: boolean;
}

/** The layout of a sheet, in mm. */
export interface LabelGrid {
  columns: number;
  rows: number;
  width: number;
  height: number;
  gap: number;
  marginX: number;
  marginY: number;
  padding: number;
  /** the side of the code with its quiet zone */
  qr: number;
  /** whether the text is below the code rather than beside it */
  isUpright: boolean;
}

/** The sheet for these options, its labels centred on the paper. */
export function labelGrid({ count, paper }: Pick<LabelChoice, 'count' | 'paper'>): LabelGrid {
  const { columns, rows, width, height, gap } = LAYOUTS[paper][count];
  const isUpright = height > width * 0.8;
  return {
    columns,
    rows,
    width,
    height,
    gap,
    isUpright,
    padding: PADDING_MM,
    marginX: (PAPERS[paper].width - columns * width - (columns - 1) * gap) / 2,
    marginY: (PAPERS[paper].height - rows * height) / 2,
    qr: (isUpright ? height - WORDS_MM : height) - 2 * PADDING_MM,
  };
}

/** Parses the options from the parameters of an address; ignores invalid ones. */
export function labelChoiceOf(
  query: Record<string, string | string[] | undefined>,
  languages: readonly ProjectLanguage[],
): LabelChoice {
  return {
    count: COUNTS.find((count) => String(count) === query['count']) ?? 24,
    paper: query['paper'] === 'letter' ? 'letter' : 'a4',
    language: languages.find((language) => language === query['words']) ?? languages[0] ?? 'en',
    hasLines: query['lines'] === '1',
  };
}

/** Query parameters of a choice, without defaults. */
export function labelQuery(
  { count, paper, language, hasLines }: LabelChoice,
  languages: readonly ProjectLanguage[],
): Record<string, string | undefined> {
  return {
    count: count === 24 ? undefined : String(count),
    paper: paper === 'a4' ? undefined : paper,
    words: language === languages[0] ? undefined : language,
    lines: hasLines ? '1' : undefined,
  };
}

/** The readable part of an address, for people who cannot scan it. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

/**
 * Longer addresses need codes too fine for a small label: bytes in a code of 41 modules at level M
 * (ISO/IEC 18004).
 */
const ADDRESS_MAX_BYTES = 106;

/**
 * The address of a label: that of the printed reference code when it belongs to this project alone,
 * so that the label stays valid when a newer guide replaces this one; else that of the project.
 * Also the latter when the code's address would be too long, contain path segments like '..', or
 * end like a file name.
 */
export function labelAddress({
  byCode,
  short,
  isOwnCode,
  code,
}: {
  byCode: string;
  short: string;
  isOwnCode: boolean;
  code: string;
}): string {
  const isSafe =
    /[\p{L}\p{N}]/u.test(code) &&
    !/\.[a-z0-9]+$/i.test(code) &&
    new TextEncoder().encode(byCode).length <= ADDRESS_MAX_BYTES;
  return isOwnCode && isSafe ? byCode : short;
}
