import { text } from 'node:stream/consumers';
import type { Client } from '../client';
import type { Output } from '../output';

/** The given ids; '-' stands for piped ones, one per line, of which the first column counts. */
export async function idsFrom(given: readonly string[]): Promise<string[]> {
  const lines = given.includes('-') ? (await text(process.stdin)).split('\n') : [];
  const piped = lines.map((line) => line.trim().split(/\s/)[0] ?? '').filter(Boolean);
  return [...new Set(given.flatMap((id) => (id === '-' ? piped : [id])))];
}

/** Publishes or unpublishes guides one after another. */
export function publish(
  client: Client,
  verb: 'publish' | 'unpublish',
  ids: readonly string[],
  output: Output,
): Promise<number> {
  return output.each(ids, `${verb}ed`, async (id) => {
    const { name } = await client.json<{ name: string }>(
      'PATCH',
      `/dashboard/projects/${encodeURIComponent(id)}/${verb}`,
    );
    return { text: `${id}\t${verb}ed\t${name}`, name };
  });
}
