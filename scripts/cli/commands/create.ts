import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PlainError } from '@/server/plain-error';
import { type Client, Refusal } from '../client';
import { guidesIn } from '../../import/guides-in';
import { openLines } from '../../import/read-lines';
import type { Output } from '../output';

// The server validates their fields and reports in its own words.
const guide = z.looseObject({
  steps: z.array(z.unknown()).default([]),
  questions: z.array(z.unknown()).default([]),
});
type Guide = z.infer<typeof guide>;

/** The guides of a file by their places: the file, with the line or the place in its list. */
async function read(file: string): Promise<[place: string, guide: Guide][]> {
  const source = await openLines(file).catch((error: Error) => {
    throw new PlainError(
      `${file} cannot be read: ${error.message}.`,
      'Check the path and its permissions.',
    );
  });
  const guides: [string, Guide][] = [];
  try {
    for await (const { number, index, text } of guidesIn(source.lines)) {
      if (text?.trim() === '') continue;
      const place = index === undefined ? `${file}:${number}` : `${file}[${index}]`;
      guides.push([place, parsed(text, `${file}, line ${number},`)]);
    }
  } finally {
    await source.close();
  }
  if (guides.length === 0) throw noGuide(file);
  const [[, only] = []] = guides;
  return guides.length === 1 && only ? [[file, only]] : guides;
}

function parsed(text: string | undefined, place: string): Guide {
  try {
    return guide.parse(JSON.parse(text ?? ''));
  } catch {
    throw noGuide(place);
  }
}

const noGuide = (place: string) =>
  new PlainError(
    `${place} holds no guide.`,
    'It should be JSON: an object with the fields of POST /v1/dashboard/projects, a list of such, or one a line.',
  );

/**
 * Creates the guides of the files; one that is refused halfway is deleted, so that no partial guide
 * stays.
 */
export async function create(
  client: Client,
  files: readonly string[],
  output: Output,
): Promise<number> {
  const guides = new Map<string, Guide>();
  for (const file of files) {
    for (const [place, each] of await read(file)) guides.set(place, each);
  }
  return output.each([...guides.keys()], 'made', async (place) => {
    const projectUid = await make(client, guides.get(place) as Guide);
    return { text: `${projectUid}\tmade\t${place}`, projectUid };
  });
}

async function make(client: Client, { steps, questions, ...fields }: Guide): Promise<string> {
  const post = <T>(path: string, body: unknown) =>
    client.json<T>('POST', path, { body, idempotencyKey: randomUUID() });
  const { projectUid } = await post<{ projectUid: string }>('/dashboard/projects', fields);
  const address = `/dashboard/projects/${projectUid}`;
  const parts = [
    ...steps.map((body, index) => ({ path: 'steps', body, place: `steps[${index}]` })),
    ...questions.map((body, index) => ({ path: 'faq', body, place: `questions[${index}]` })),
  ];
  for (const { path, body, place } of parts) {
    try {
      await post(`${address}/${path}`, body);
    } catch (error) {
      const isGone = await client.json('DELETE', address).then(
        () => true,
        () => false,
      );
      const kept = isGone ? 'Nothing of it was kept.' : `What is there of it is ${projectUid}.`;
      if (error instanceof Refusal)
        throw new Refusal(error.status, error.code, `${place}: ${error.message} ${kept}`);
      if (error instanceof PlainError)
        throw new PlainError(error.whatHappened, error.whatToDo, { kept });
      throw error;
    }
  }
  return projectUid;
}
