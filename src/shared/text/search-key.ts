import { foldText, withoutUnseen } from './text';

/** ① in a text points at a mark on its picture, and is no word. */
const NUMBER_OF_MARK = /[①-⑨]/gu;

/**
 * The normalized text for comparisons: without case, accents, ligatures and invisible characters.
 */
export function searchKey(text: string): string {
  return foldText(withoutUnseen(text).replace(NUMBER_OF_MARK, ''))
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}
