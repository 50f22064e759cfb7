import type { Client } from '../client';
import type { Output } from '../output';

const PAGE_SIZE = 50;
const STATES: Record<number, string> = { 1: 'unpublished', 2: 'published', 3: 'archived' };

export type ListedProject = { projectUid: string; name: string; status: number };

/** All guides of the account in that state, the newest first. */
export async function listAll(
  client: Client,
  status: string | undefined,
): Promise<ListedProject[]> {
  const found: ListedProject[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      page: String(page),
      limit: String(PAGE_SIZE),
      ...(status === undefined ? {} : { status }),
    });
    const { results } = await client.json<{ results: ListedProject[] }>(
      'GET',
      `/dashboard/projects?${query}`,
    );
    found.push(...results);
    if (results.length < PAGE_SIZE) return found;
  }
}

/** One guide per line, with tabs between id, state and name for other commands. */
export async function list(
  client: Client,
  status: string | undefined,
  output: Output,
): Promise<number> {
  const found = await listAll(client, status);
  for (const { projectUid, name, status: state } of found)
    output.say(`${projectUid}\t${STATES[state] ?? state}\t${name.replace(/\s+/g, ' ')}`);
  if (found.length === 0) output.beside('There are none.');
  output.sayJson(
    found.map(({ projectUid, name, status: state }) => ({
      id: projectUid,
      status: STATES[state] ?? String(state),
      name,
    })),
  );
  return 0;
}
