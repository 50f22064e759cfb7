import { stringify } from 'csv-stringify/sync';
import { type Cell, SEPARATORS, type Table } from '@/shared/text/table';
import { fieldError } from '@/shared/http/app-error';
import { downloadResponse } from './download';

type Separator = (typeof SEPARATORS)[keyof typeof SEPARATORS];

/** Reports whether the request wants a table instead of JSON (docs/reference/feedback.md#csv). */
export function wantsCsv(request: Request): boolean {
  const types =
    request.headers
      .get('accept')
      ?.toLowerCase()
      .split(',')
      .map((type) => type.split(';')[0]?.trim()) ?? [];
  return types.includes('text/csv') && !types.includes('application/json');
}

/**
 * The separator of columns: that of the query parameter `separator`, else that of the reader's
 * spreadsheets, which take semicolons where a comma begins the decimals.
 * @throws {AppError} validation_failed
 */
export function separatorOf(request: Request): Separator {
  const chosen = new URL(request.url).searchParams.get('separator');
  if (chosen === 'comma' || chosen === 'semicolon') return SEPARATORS[chosen];
  if (chosen !== null) throw fieldError('separator', 'separator');
  const language = request.headers.get('accept-language')?.split(/[,;]/)[0]?.trim();
  return language && hasDecimalComma(language) ? SEPARATORS.semicolon : SEPARATORS.comma;
}

function hasDecimalComma(language: string): boolean {
  try {
    return (0.5).toLocaleString(language).includes(',');
  } catch {
    return false;
  }
}

/**
 * A table as a file, streamed while it is read. An apostrophe disarms cells that a spreadsheet
 * would run as a formula.
 * @throws {AppError} validation_failed for an unknown separator
 */
export async function tableResponse(
  request: Request,
  { name, columns, batches }: Table,
): Promise<Response> {
  const separator = separatorOf(request);
  return downloadResponse(
    lines(columns, batches, separator),
    `${name}.csv`,
    'text/csv; charset=utf-8',
  );
}

async function* lines(
  columns: Table['columns'],
  batches: Table['batches'],
  separator: Separator,
): AsyncGenerator<string> {
  // The byte order mark marks the file as UTF-8 for spreadsheets.
  yield `\uFEFF${rowsOf([[...columns]], separator)}`;
  for await (const rows of batches) yield rowsOf(rows, separator);
}

function rowsOf(rows: Cell[][], delimiter: Separator): string {
  // Quoted for any line break, not only for the one that ends a row.
  return stringify(rows, {
    delimiter,
    ...(delimiter === ';' && { cast: { number: (value) => String(value).replace('.', ',') } }),
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}
