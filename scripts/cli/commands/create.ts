import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { PlainError } from '@/server/plain-error';
import { type Client, Refusal } from '../client';
import type { Output } from '../output';

// The server validates their fields and reports in its own words.
const guides = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(
    z.looseObject({
      steps: z.array(z.unknown()).default([]),
      questions: z.array(z.unknown()).default([]),
    }),
  ),
);
type Guide = z.infer<typeof guides>[number];

async function read(file: string): Promise<Guide[]> {
  const written = await readFile(file, 'utf8').catch((error: Error) => {
    throw new PlainError(
      `${file} cannot be read: ${error.message}.`,
      'Check the path and its permissions.',
    );
  });
  try {
    return guides.parse(JSON.parse(written));
  } catch {
    throw new PlainError(
      `${file} holds no guide.`,
      'It should be JSON: an object with the fields of POST /v1/dashboard/projects, or a list of such.',
    );
  }
}

/**
 * Creates the guides of the files; one that is refused halfway is deleted, so that no partial guide
 * stays.
 */
export async function create(
  client: Client,
  files: readonly string[],
  output: Output,
): Promise<number> {
  const found = new Map<string, Guide>();
  for (const file of files) {
    const inFile = await read(file);
    inFile.forEach((guide, index) =>
      found.set(inFile.length === 1 ? file : `${file}[${index}]`, guide),
    );
  }
  return output.each([...found.keys()], 'made', async (place) => {
    const projectUid = await make(client, found.get(place) as Guide);
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
