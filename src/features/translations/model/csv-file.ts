import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { fieldError } from '@/shared/http/app-error';
import { markOf, readMark } from './mark';
import { readCell, safeCell } from './safe-cell';
import {
  type FileUnit,
  type Languages,
  readState,
  type TranslationFile,
  type TranslationUnit,
  writtenState,
} from './unit';

/** Column names that translation tools know; the order does not matter. */
const COLUMNS = ['id', 'context', 'source', 'target', 'max_length', 'state', 'check'] as const;
const DELIMITERS = [',', ';', '\t'];
const BYTE_ORDER_MARK = '\uFEFF';
/** Microsoft's spreadsheets write it into the first line. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;
const ROW_MAX_CHARACTERS = 100_000;

/** A record, and how many lines were read up to its end. */
type Row = { record: string[]; lines: number };

/** The texts as a table for spreadsheets and translation tools: UTF-8 with BOM, CRLF. */
export function writeCsv(
  units: readonly TranslationUnit[],
  languages: Languages,
  delimiter = ',',
): string {
  const rows = units.map((unit) => [
    unit.id,
    unit.context,
    safeCell(unit.source),
    safeCell(unit.target),
    String(unit.max),
    writtenState(unit),
    markOf(unit, languages),
  ]);
  return (
    BYTE_ORDER_MARK +
    stringify([[...COLUMNS], ...rows], {
      delimiter,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]|^\s|\s$/,
    })
  );
}

/**
 * Parses such a table as spreadsheets save it: with commas, semicolons or tabs, columns in any
 * order.
 * @throws {AppError} validation_failed
 */
export function readCsv(file: string): TranslationFile {
  const bare = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const text = bare.replace(SEPARATOR_LINE, '');
  const skipped = text === bare ? 0 : 1;
  const delimiter = DELIMITERS.find(
    (each) => placesOf(rowsOf(text, each, 1)[0]?.record) !== undefined,
  );
  const [head, ...rows] = delimiter === undefined ? [] : rowsOf(text, delimiter);
  const places = placesOf(head?.record);
  if (!head || !places) throw fieldError('text', 'translationColumns');
  let line = head.lines + skipped;
  let languages: Languages | undefined;
  const units = rows.flatMap(({ record, lines }): FileUnit[] => {
    const cell = (column: (typeof COLUMNS)[number]) =>
      places[column] === undefined ? undefined : record[places[column]];
    const mark = readMark(cell('check'));
    languages ??= mark;
    if (mark && languages && (mark.from !== languages.from || mark.to !== languages.to))
      throw fieldError('text', 'translationMixed', { line: line + 1 });
    const source = cell('source');
    const unit = {
      id: cell('id')?.trim() ?? '',
      line: line + 1,
      target: readCell(cell('target') ?? ''),
      source: source && readCell(source),
      written: mark?.written,
      ...readState(cell('state')?.trim()),
    };
    line = lines + skipped;
    // Spreadsheets write rows of only separators below a table.
    return record.every((text) => text.trim() === '') ? [] : [unit];
  });
  return { from: languages?.from, to: languages?.to, units };
}

function rowsOf(text: string, delimiter: string, to?: number): Row[] {
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter,
      // Not `info`, which keeps an error for each row of another length.
      on_record: (record: string[], { lines }) => {
        rows.push({ record, lines });
        return null;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: ROW_MAX_CHARACTERS,
      record_delimiter: ['\r\n', '\n', '\r'],
      ...(to === undefined ? {} : { to }),
    });
    return rows;
  } catch (error) {
    if (to !== undefined) return [];
    const lines = error instanceof CsvError ? Number(error['lines']) : 1;
    throw fieldError('text', 'translationDamaged', { line: Number.isFinite(lines) ? lines : 1 });
  }
}

function placesOf(
  head: readonly string[] | undefined,
): Partial<Record<(typeof COLUMNS)[number], number>> | undefined {
  const names = head?.map((name) => name.trim().toLowerCase()) ?? [];
  const places = Object.fromEntries(
    COLUMNS.flatMap((column) => (names.includes(column) ? [[column, names.indexOf(column)]] : [])),
  );
  return 'id' in places && 'target' in places ? places : undefined;
}
