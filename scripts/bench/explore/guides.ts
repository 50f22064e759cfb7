import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../../../src/server/plain-error';
import type { ProjectLanguage } from '../../../src/shared/interface/languages';

const ROOT = path.join(import.meta.dirname, '../../..');

type Text = { lang: ProjectLanguage; value: string };

/**
 * A line of the generator: a guide as it would be imported, with further fields of a project
 * (`--extra`).
 */
export type Guide = {
  status: number;
  views: number;
  createdAt: string;
  name: string;
  description: string;
  averageTime: string;
  people: number;
  tools: string[];
  parts: string[];
  ref: string;
  brand: string;
  category: string;
  tags: string[];
  type: number;
  languages: ProjectLanguage[];
  steps: { type: number; name: Text[]; description: Text[] }[];
  questions: { question: Text[]; answer: Text[] }[];
};

/**
 * The generator of guides.
 * @throws {PlainError} when none was named, or it does not exist
 */
export function generatorFile(named: string | undefined): string {
  const file = named === undefined ? undefined : path.resolve(ROOT, named);
  if (file !== undefined && existsSync(file)) return file;
  throw new PlainError(
    file === undefined
      ? 'Nobody said what makes the guides.'
      : `The generator of guides ${path.relative(ROOT, file)} is not there.`,
    'Name a generator of guides: npm run bench -- explore --generator FILE',
  );
}

/** Guides number `from` to `to` - 1; each is the same whatever the range. */
export async function* readGuides(
  generator: string,
  { from, to }: { from: number; to: number },
): AsyncGenerator<Guide> {
  const child = spawn(
    process.execPath,
    [generator, String(to), '--from', String(from), '--extra'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    for await (const line of createInterface({ input: child.stdout }))
      yield JSON.parse(line) as Guide;
  } finally {
    child.kill();
  }
}
