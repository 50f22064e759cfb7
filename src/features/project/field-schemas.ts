import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import type { LocalizedText } from '@/shared/localized-text';
import { line, paragraph } from '@/shared/text';
import { FILE_KEY_MAX, FILE_NAME_MAX } from '../uploads/constants';
import { ALT_MAX } from './constants';

/** A picture as a client attaches it: the key of its upload as url (contract, section 5). */
export const attachedFile = z.strictObject({
  name: line(FILE_NAME_MAX),
  url: z.string({ error: 'text' }).min(1, 'text').max(FILE_KEY_MAX, 'fileUnknown'),
});

/** What a client last saw; a stale one is refused (contract, section 4). */
export const version = z.int({ error: 'invalid' }).min(1, 'invalid');

export const stepType = z.union([z.literal(1), z.literal(2)], { error: 'typeRequired' });

const entry = (value: ReturnType<typeof line>) => z.strictObject({
  lang: z.enum(PROJECT_LANGUAGES, 'languageUnknown'),
  value,
  pending: z.literal(true, 'invalid').optional(),
}).transform(({ lang, value: text, pending }): LocalizedText => (pending ? { lang, value: text, pending } : { lang, value: text }));

const list = (value: ReturnType<typeof line>) =>
  z.array(entry(value), { error: 'textsLanguages' }).max(PROJECT_LANGUAGES.length, 'textsLanguages');

/** A list of {lang, value, pending?} with values of one line. Which languages it must name is the project's matter (model/texts). */
export const localizedLine = (max: number) => list(line(max));
/** The same with values of several lines. */
export const localizedParagraph = (max: number) => list(paragraph(max));

/** What a picture shows. Unlike other lists of texts it may leave languages out: a missing or blank one means 'not described'. */
export const pictureTexts = localizedLine(ALT_MAX);

/** A localised text as answers show it. */
export const localizedTextView = z.object({ lang: z.enum(PROJECT_LANGUAGES), value: z.string(), pending: z.literal(true).optional() });
