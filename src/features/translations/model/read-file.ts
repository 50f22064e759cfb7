import { readCsv } from './csv-file';
import { readXliff } from './read-xliff';
import type { TranslationFile } from './unit';

/**
 * Reads a file for translators; in the parser.
 * @throws {AppError} validation_failed with the line
 */
export const readTranslationFile = ({
  format,
  text,
}: {
  format: 'csv' | 'xliff';
  text: string;
}): TranslationFile => (format === 'csv' ? readCsv(text) : readXliff(text));
