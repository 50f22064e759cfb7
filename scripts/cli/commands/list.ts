import { allPages } from '../all-pages';
import type { Client } from '../client';
import type { Output } from '../output';

const STATES: Record<number, string> = { 1: 'unpublished', 2: 'published', 3: 'archived' };

type ListedProject = { projectUid: string; name: string; status: number };

/** One guide per line, with tabs between id, state and name for other commands. */
export async function list(
  client: Client,
  status: string | undefined,
  output: Output,
): Promise<number> {
  const found = await allPages<ListedProject>(
    client,
    '/dashboard/projects',
    status === undefined ? {} : { status },
  );
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
