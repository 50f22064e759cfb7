import type { FoundCounts } from '@/features/transfer/model/reader';
import { countsIn } from '@/features/transfer/sources/model/ifixit/found';
import { type Fields, isFields } from '@/features/transfer/sources/model/json-ld/json-values';
import { type LocalGuide, localGuide } from './local-guide';
import { missingFrom, type Tools } from './local-media';
import { Missing } from './site-client';
import { categoriesAbove, type ListedGuide, tagsOf } from './site-guides';
import type { KeptGuide } from './write-archives';

/** All that is counted, in the answers of the site or in the archives. */
export type SiteCounts = FoundCounts & { guides: number };
export type FetchedSite = {
  guides: KeptGuide[];
  found: SiteCounts;
  written: SiteCounts;
  missing: Missing[];
};

/** Fetches guides one after the other into the folder; one that fails is reported and left out. */
export async function fetchGuides(
  listed: readonly ListedGuide[],
  tools: Tools,
  report: (done: number, title: string, missing: readonly Missing[]) => void,
  isPrivate: boolean,
): Promise<FetchedSite> {
  const site: FetchedSite = { guides: [], found: none(), written: none(), missing: [] };
  const above = await categoriesAbove(tools);
  for (const [index, { id, title }] of listed.entries()) {
    const missing: Missing[] = [];
    try {
      const guide = await readGuide(id, tools, isPrivate);
      const category = String(guide['category'] ?? '');
      const own = await tagsOf(id, tools).catch((error: unknown) => {
        missing.push(missingFrom(error));
        return [];
      });
      const tags = [...own, ...(above.get(category) ?? [])];
      const local = await localGuide(id, guide, tags, tools);
      missing.push(...local.missing);
      const counts = countsIn(local.json);
      add(site.found, { guides: 1, ...counts });
      add(site.written, { guides: 1, ...writtenOf(counts, local) });
      site.guides.push(await keep(local, tools));
    } catch (error) {
      missing.push(missingFrom(error));
      site.found.guides += 1;
    }
    site.missing.push(...missing);
    report(index + 1, title, missing);
  }
  return site;
}

async function readGuide(id: number, { client, part }: Tools, isPrivate: boolean): Promise<Fields> {
  const guide = await part.json(`guides/${id}`, async () => {
    const answer = await client.json(`/guides/${id}`);
    if (isFields(answer)) return answer;
    throw new Missing(`${client.site.origin}/api/2.0/guides/${id}`, 'the answer is no guide');
  });
  if (isFields(guide) && (isPrivate || guide['public'] !== false)) return guide;
  throw new Missing(`${client.site.origin}/api/2.0/guides/${id}`, 'it is not public');
}

/** The media of a guide that are files of the archive; steps and shapes are in its text. */
const writtenOf = (counts: FoundCounts, { json, files }: LocalGuide): FoundCounts => {
  const names = new Set(files.map(({ name }) => name));
  const shown = localNamesIn(json, names);
  return {
    ...counts,
    pictures: shown.filter((name) => name.startsWith('pictures/')).length,
    clips: shown.filter((name) => name.startsWith('clips/')).length,
  };
};

/** The names of files in a guide, each as often as it is shown. */
function localNamesIn(value: unknown, names: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return names.has(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) => localNamesIn(each, names));
}

async function keep({ id, json, files }: LocalGuide, { part }: Tools): Promise<KeptGuide> {
  const kept = `archive/${id}.json`;
  const bytes = Buffer.from(JSON.stringify(json, null, 1));
  await part.write(kept, bytes);
  const sized = await Promise.all(
    files.map(async (file) => ({ ...file, sizeBytes: await part.sizeOf(file.kept) })),
  );
  return { id, kept, sizeBytes: bytes.length, files: sized };
}

const none = (): SiteCounts => ({ guides: 0, steps: 0, pictures: 0, marks: 0, clips: 0 });

function add(sum: SiteCounts, counts: SiteCounts): void {
  for (const name of Object.keys(sum) as (keyof SiteCounts)[]) sum[name] += counts[name];
}
