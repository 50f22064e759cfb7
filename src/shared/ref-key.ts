import { withoutUnseen } from './text';

const HYPHENS = /[\u2010-\u2015\u2212]/gu;

/**
 * The form in which reference codes are compared: without case, with plain blanks and hyphens, without what is not seen.
 * Codes come from web pages and PDF files, which put other characters in.
 */
export const refKeyOf = (code: string): string =>
  withoutUnseen(code.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
