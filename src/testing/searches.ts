import { exploreQuery } from '@/features/explore/schema';
import { searchProjects } from '@/features/explore/server/service';
import { buildCreator, buildPublished } from '@/testing/database/factories';

type Fields = NonNullable<Parameters<typeof buildPublished>[0]>;
export const ask = (name: string, query: Record<string, string> = {}) =>
  searchProjects(exploreQuery.parse({ name, ...query }));
export const names = async (name: string, query?: Record<string, string>) =>
  (await ask(name, query)).results.map((card) => card.name);

export async function publish(...guides: Fields[]) {
  const creator = await buildCreator({ name: 'Zoë Brandão' });
  const made = [];
  for (const guide of guides) made.push((await buildPublished({ creator, ...guide })).project);
  return { creator, made };
}
