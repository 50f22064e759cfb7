import type { Actor } from '../../src/features/auth/server/actor';
import type { LabelChange } from '../../src/features/projects/import/model/fit-labels';
import { importGuide, readGuide } from '../../src/features/projects/server/import/service';
import { errorText, fieldText } from '../../src/i18n/error-text';
import { isDatabaseUnavailable } from '../../src/server/db/unavailable';
import { parseStrictJson } from '../../src/server/strict-json';
import { AppError } from '../../src/shared/http/app-error';
import { guidesIn } from './guides-in';
import type { FileLine } from './read-lines';

/** The result of one line. */
export type LineReport = {
  line: number;
  outcome: 'imported' | 'known' | 'refused';
  reasons: string[];
  changes: LabelChange[];
};

const LINE_PROBLEMS = {
  too_long: 'The line is longer than 4 MB.',
  not_utf8: 'The line is not UTF-8.',
} as const;

/**
 * Imports guide by guide and reports each result by its line; blank lines are skipped. A refused guide does not
 * stop the import.
 * @throws when the database cannot be reached; nothing of the current line is stored then
 */
export async function* importLines(
  actor: Actor,
  lines: AsyncIterable<FileLine>,
): AsyncGenerator<LineReport> {
  const lineOfKey = new Map<string, number>();
  for await (const line of guidesIn(lines)) {
    if (line.text?.trim() === '') continue;
    try {
      const { guide, changes } = readGuide(parsed(line));
      const key = guide.source?.key;
      const first = key === undefined ? undefined : lineOfKey.get(key);
      if (first !== undefined)
        throw new Refusal(`source.key: "${key}" is the key of line ${first} already.`);
      const outcome = await importGuide(actor, guide);
      if (key !== undefined) lineOfKey.set(key, line.number);
      yield {
        line: line.number,
        outcome,
        reasons: [],
        changes: outcome === 'imported' ? changes : [],
      };
    } catch (error) {
      yield { line: line.number, outcome: 'refused', reasons: reasonsOf(error), changes: [] };
    }
  }
}

class Refusal extends Error {}

function parsed({ text, problem }: FileLine): unknown {
  if (text === undefined) throw new Refusal(LINE_PROBLEMS[problem ?? 'not_utf8']);
  return parseStrictJson(text);
}

function reasonsOf(error: unknown): string[] {
  if (error instanceof Refusal) return [error.message];
  if (!(error instanceof AppError) || isDatabaseUnavailable(error)) throw error;
  if (error.code === 'malformed_json')
    return ['The line is not one JSON object: it is broken, or names a field twice.'];
  const fields = Object.entries(error.fields ?? {}).map(
    ([path, problem]) => `${path}: ${fieldText('en', problem)}`,
  );
  return fields.length > 0 ? fields : [errorText('en', error)];
}
