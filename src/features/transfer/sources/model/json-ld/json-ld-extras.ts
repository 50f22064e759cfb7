import type { ProjectLanguage } from '@/shared/interface/languages';
import type { DraftStep } from '../draft-guide';
import { durationText } from '../duration-text';
import type { HtmlContent } from '../html/html-reader';
import { htmlContent } from '../html/html-text';
import { needed } from './json-ld-lists';
import {
  addressOf,
  allOf,
  isOfType,
  picturesOf,
  resolved,
  type Things,
  timeOf,
} from './json-ld-values';
import { type Fields, listOf } from './json-values';
import { mediaNotice, type Notice } from '../notices';
import { FILE_WORDS } from '@/languages/files';
import { mediaText } from '../words';

const MEDIA = [
  'image',
  'images',
  'photo',
  'beforeMedia',
  'duringMedia',
  'afterMedia',
  'associatedMedia',
];

export type Walk = {
  things: Things;
  lang: ProjectLanguage;
  lineOf: (value: unknown, key?: string | number) => number | undefined;
  /** Reports content that could not be kept. */
  report: (notice: Notice) => void;
  /** Adds tools and parts that only a step names. */
  need: (list: 'tools' | 'parts', names: readonly string[]) => void;
  line: number;
  depth: number;
};

/** A text as people read it, with the addresses of its videos. */
export function contentOf(
  text: string,
  { lang, line, report }: Pick<Walk, 'lang' | 'line' | 'report'>,
): Pick<HtmlContent, 'text' | 'pictures'> {
  const { text: read, pictures, media } = htmlContent(text);
  const shown = media.map(({ kind, source }) => {
    report(mediaNotice(kind, line, source));
    return source === '' ? '' : mediaText(kind, source, lang);
  });
  return { text: [read.trim(), ...shown].filter(Boolean).join('\n'), pictures };
}

/** Facts of a step besides its text: its duration and its video. */
export function extrasOf(fields: Fields, walk: Walk): string[] {
  const { things, lang } = walk;
  walk.need('tools', needed(fields['tool'], things));
  walk.need('parts', [
    ...needed(fields['supply'], things),
    ...needed(fields['ingredients'], things),
  ]);
  const time = ['totalTime', 'performTime', 'prepTime', 'timeRequired']
    .map((name) => timeOf(fields[name], things))
    .find((each) => each !== undefined && each.minutes !== 0);
  return [
    ...(time
      ? [
          `${FILE_WORDS[lang].facts.time}: ${time.minutes === undefined ? time.text : durationText(time.minutes)}`,
        ]
      : []),
    ...videosOf(fields, walk),
  ];
}

/** Reports videos, and returns their addresses for the text. */
export function videosOf(
  fields: Fields,
  {
    things,
    lang,
    line,
    lineOf,
    report,
  }: Pick<Walk, 'things' | 'lang' | 'line' | 'lineOf' | 'report'>,
): string[] {
  const videos = [
    ...allOf(fields['video'], things),
    ...MEDIA.flatMap((name) => allOf(fields[name], things)).filter((each) =>
      isOfType(each, 'VideoObject'),
    ),
  ];
  return videos
    .map((each) => {
      const source = addressOf(each, things);
      report(mediaNotice('video', lineOf(fields, 'video') ?? line, source));
      return source === '' ? '' : mediaText('video', source, lang);
    })
    .filter(Boolean);
}

export const picturesIn = (fields: Fields, { things }: Walk) =>
  MEDIA.flatMap((name) =>
    picturesOf(
      fields[name] === undefined
        ? undefined
        : listOf(fields[name]).filter((each) => !isOfType(resolved(each, things), 'VideoObject')),
      things,
    ),
  );

export const once = (pictures: DraftStep['pictures']) =>
  pictures.filter(
    ({ source }, index) => pictures.findIndex((other) => other.source === source) === index,
  );
