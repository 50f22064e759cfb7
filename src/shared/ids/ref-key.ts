import { withoutUnseen } from '../text/text';

const HYPHENS = /[\u2010-\u2015\u2212]/gu;

/**
 * Normalises reference codes for comparison: without case and invisible characters, with plain
 * blanks and hyphens. Codes are copied from web pages and PDF files, which use other characters.
 */
export const refKeyOf = (code: string): string =>
  withoutUnseen(code.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
