import { STEP_NAME_MAX, TO_BE_WRITTEN } from '@/features/projects/constants';
import { numberedTexts, textsInPrimary } from '@/features/projects/model/texts/proposed';
import { GUIDE_WORDS } from '@/languages/guide';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { cutText } from '@/shared/text/letters';
import { lengthOf } from '@/shared/text/text';

/** File name patterns of cameras, phones and messengers. */
const DEVICE_FILE_NAME =
  /^(img|dsc|dscn|dscf|dcim|pxl|mvi|gopr|dji|vid|photo|foto|image|imagem|picture|bild|screenshot|screen|captura|whatsapp|scan|scanned|untitled|download|unnamed|file|p)(?![\p{L}])/iu;

/**
 * The proposed texts of a step from a picture, because the primary language requires name and
 * description: the file's name if it consists of words, else the step's number. The other languages
 * are left for later. Proposed texts count as not written (language-progress).
 * @param number 1-based among the steps
 */
export function textsForPicture(
  fileName: string,
  number: number,
  languages: readonly ProjectLanguage[],
): { name: LocalizedText[]; description: LocalizedText[] } {
  const name = nameFromFile(fileName);
  return name === undefined
    ? numberedTexts(number, languages)
    : textsInPrimary({ name }, languages);
}

/** Reports whether a text was only proposed: a step's number as a name, or the placeholder. */
export function isProposal(value: string, lang: ProjectLanguage): boolean {
  return value === TO_BE_WRITTEN || new RegExp(`^${GUIDE_WORDS[lang].step} \\d+$`, 'u').test(value);
}

/** A file's name as a step's name, if it consists of words; undefined for a name by a device. */
export function nameFromFile(fileName: string): string | undefined {
  const name = fileName
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_.+-]+/g, ' ')
    .trim()
    .replace(/^\d{1,3}[\s)]+/, '')
    .replace(/\s*\(\d+\)$/, '');
  const isCoded = /\d{4,}|\p{L}\d|\d\p{L}{2,}/u.test(name);
  const letters = name.match(/\p{L}{2,}/gu) ?? [];
  const isWords = letters.length > 1 || (letters[0]?.length ?? 0) > 3;
  if (isCoded || !isWords || DEVICE_FILE_NAME.test(name)) return undefined;
  if (lengthOf(name) <= STEP_NAME_MAX) return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  const cut = cutText(name, STEP_NAME_MAX);
  return nameFromFile(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)));
}
