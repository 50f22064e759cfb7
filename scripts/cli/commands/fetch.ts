import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { licenseOf } from '@/features/transfer/sources/model/ifixit/origin';
import { PlainError } from '@/server/plain-error';
import { cutText } from '@/shared/text/letters';
import { harmlessLine } from '@/shared/text/text';
import { type FetchedSite, fetchGuides, type SiteCounts } from '../fetch-site/fetch-guides';
import { missingFrom, type Tools } from '../fetch-site/local-media';
import { PartFolder } from '../fetch-site/part-folder';
import { siteAddress } from '../fetch-site/site-address';
import { type Missing, type Outside, SiteClient } from '../fetch-site/site-client';
import { listGuides, type ListedGuide, tagsOf } from '../fetch-site/site-guides';
import { writeArchives } from '../fetch-site/write-archives';
import type { Output } from '../output';
import { readToken } from '../read-token';

type FetchWish = {
  address: string;
  out: string | undefined;
  /** '-' reads it. */
  token: string | undefined;
  /** The guides with this tag alone. */
  only: string | undefined;
  isPrivate: boolean;
  isSure: boolean;
  isForced: boolean;
};

/** Fetches the guides of a site of Dozuki or iFixit into archives that the import reads. */
export async function fetchSite(
  { address, out, token, only, isPrivate, isSure, isForced }: FetchWish,
  output: Output,
  outside: Outside = { say: output.beside },
): Promise<number> {
  if (out === undefined) throw new PlainError('Where to?', 'Add --out guides.zip.');
  if (isPrivate && token === undefined)
    throw new PlainError(
      'Only a token shows private guides.',
      'Add --token TOKEN, or --token - to type it.',
    );
  const site = siteAddress(address);
  const part = new PartFolder(`${out}.part`);
  if (await isBegun(site, out, part, isForced))
    output.beside(`Going on from ${part.folder}. To fetch everything anew, delete it first.`);
  const read = token === '-' ? await readToken(process.stdin, process.stderr) : token;
  const tools: Tools = { client: new SiteClient(site, read?.trim(), outside), part };
  const listed = await listGuides(tools.client, isPrivate);
  await part.json('site', async () => ({ site: site.origin }));
  const guides = only === undefined ? listed : await withTag(listed, only, tools, output);
  for (const line of introductionOf(site, guides)) output.beside(line);
  if (guides.length === 0)
    throw new PlainError('There is nothing to fetch.', 'Check the address and the tag.');
  if (!isSure) await askWhetherToGoOn();
  const fetched = await fetchGuides(
    guides,
    tools,
    (done, title, missing) => {
      output.say(
        `${done} of ${guides.length}\t${shown(title)}${missing.length > 0 ? `\t${missing.length} missing` : ''}`,
      );
    },
    isPrivate,
  );
  const files = await writeArchives(fetched.guides, out, part);
  return printOutcome(fetched, files, part, output);
}

/**
 * Reports whether an earlier run left files.
 * @throws {PlainError} when the file or the folder beside it belongs to something else
 */
async function isBegun(
  { origin }: URL,
  out: string,
  part: PartFolder,
  isForced: boolean,
): Promise<boolean> {
  const begun = (await part.read('site.json'))?.toString('utf8');
  if (begun !== undefined && !begun.includes(JSON.stringify(origin)))
    throw new PlainError(
      `${part.folder} has the guides of another site.`,
      'Choose another name with --out, or delete that folder.',
    );
  const isThere = await access(out).then(
    () => true,
    () => false,
  );
  if (isThere && begun === undefined && !isForced)
    throw new PlainError(
      `${out} is there already.`,
      'Choose another one, or add --force to write over it.',
    );
  return begun !== undefined;
}

async function withTag(
  listed: readonly ListedGuide[],
  only: string,
  tools: Tools,
  output: Output,
): Promise<ListedGuide[]> {
  output.beside(`Reading the tags of ${listed.length} guides.`);
  const wanted = only.trim().toLowerCase();
  const guides: ListedGuide[] = [];
  for (const guide of listed) {
    const tags = await tagsOf(guide.id, tools).catch((error: unknown) => {
      const { address, reason } = missingFrom(error);
      throw new PlainError(`${shown(address)}: ${reason}.`, 'Run the command again later.', {
        kept: 'What came is kept.',
      });
    });
    if (tags.some((tag) => tag.toLowerCase() === wanted)) guides.push(guide);
  }
  return guides;
}

function introductionOf(site: URL, guides: readonly ListedGuide[]): string[] {
  const licenses = new Map<string, number>();
  for (const { fields } of guides) {
    const license = licenseOf({ url: site.href, ...fields }) || 'no licence stated';
    licenses.set(license, (licenses.get(license) ?? 0) + 1);
  }
  return [
    `${guides.length} guide${guides.length === 1 ? '' : 's'} of ${site.host}`,
    ...[...licenses].map(([license, count]) => `${shown(license)}: ${count}`),
    'One must own what one fetches, or have the permission of who owns it.',
  ];
}

async function askWhetherToGoOn(): Promise<void> {
  const stop = (whatToDo: string) => new PlainError('Nothing was fetched.', whatToDo);
  if (!process.stdin.isTTY) throw stop('Add --yes to go on without a question.');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question('Go on? [y/N] ');
    if (!/^y(?:es)?$/i.test(answer.trim())) throw stop('Answer y to go on.');
  } finally {
    lines.close();
  }
}

/** A text of the site that does nothing to the terminal. */
const shown = (text: string) => cutText(harmlessLine(text), SHOWN_MAX);
const SHOWN_MAX = 200;

const COUNTED: [keyof SiteCounts, string][] = [
  ['guides', 'guides'],
  ['steps', 'steps'],
  ['pictures', 'pictures'],
  ['marks', 'shapes'],
  ['clips', 'clips'],
];

function printOutcome(
  { found, written, missing }: FetchedSite,
  files: readonly string[],
  part: PartFolder,
  output: Output,
): number {
  for (const { address, reason } of missing) output.beside(`${shown(address)}: ${reason}`);
  output.say(COUNTED.map(([name, word]) => `${word} ${found[name]} → ${written[name]}`).join(', '));
  output.say(
    files.length > 0
      ? `Written: ${files.join(', ')}. Bring ${files.length > 1 ? 'each of them' : 'it'} with: makerstep import ${files[0]}`
      : 'Nothing was written.',
  );
  const failed = missing.filter(({ isExplained }) => !isExplained).length;
  output.say(
    failed > 0
      ? 'Run the command again to try what is missing.'
      : `${part.folder} keeps what came, and may be deleted.`,
  );
  output.sayJson({
    files,
    found,
    written,
    missing: missing.map(({ address, reason }: Missing) => ({ address, reason })),
  });
  return Number(failed > 0);
}
