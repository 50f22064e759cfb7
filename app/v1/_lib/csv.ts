import { stringify } from 'csv-stringify/sync';
import type { Cell, Table } from '@/shared/text/table';
import { downloadResponse } from './download';

/** Whether the request wants a table instead of JSON (docs/reference/feedback.md#csv). */
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
 * A table as a file, streamed while it is read. An apostrophe disarms cells that a spreadsheet
 * would run as a formula.
 */
export function tableResponse({ name, columns, batches }: Table): Promise<Response> {
  return downloadResponse(lines(columns, batches), `${name}.csv`, 'text/csv; charset=utf-8');
}

async function* lines(
  columns: Table['columns'],
  batches: Table['batches'],
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${rowsOf([[...columns]])}`;
  for await (const rows of batches) yield rowsOf(rows);
}

function rowsOf(rows: Cell[][]): string {
  // Quoted for any line break, not only for the one that ends a row.
  return stringify(rows, {
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}
