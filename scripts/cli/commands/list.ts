import { allPages } from '../all-pages';
import type { Client } from '../client';
import type { Output } from '../output';

const STATES: Record<number, string> = { 1: 'unpublished', 2: 'published', 3: 'archived' };

type ListedProject = {
  projectUid: string;
  name: string;
  status: number;
  takenDownAt: string | null;
};

const stateOf = ({ status, takenDownAt }: ListedProject) =>
  takenDownAt ? 'takenDown' : (STATES[status] ?? String(status));

/** One guide per line, with tabs between id, state and name for other commands. */
export async function list(
  client: Client,
  status: string | undefined,
  output: Output,
): Promise<number> {
  const projects = await allPages<ListedProject>(
    client,
    '/dashboard/projects',
    status === undefined ? {} : { status },
  );
  for (const guide of projects)
    output.say(`${guide.projectUid}\t${stateOf(guide)}\t${guide.name.replace(/\s+/g, ' ')}`);
  if (projects.length === 0) output.beside('There are none.');
  output.sayJson(
    projects.map((guide) => ({ id: guide.projectUid, status: stateOf(guide), name: guide.name })),
  );
  return 0;
}
