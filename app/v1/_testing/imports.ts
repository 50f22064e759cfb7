import { importQueue } from '@/features/transfer/server/import/job';
import { processImportJob } from '@/features/transfer/server/import/process-job';
import { folderId } from '@/features/transfer/server/import/upload-file';
import { runDue } from '@/server/jobs/worker';
import { db } from '@/server/db/client';
import { writeZip } from '@/server/zip/write-zip';
import { type Answer, call } from '@/testing/api';
import { texts, type TestCreator } from '@/testing/database/factories';
import { GET as exportAll } from '../dashboard/export/route';
import { GET as readImport } from '../dashboard/imports/[importId]/route';
import { POST as sendImport } from '../dashboard/imports/route';

async function* inTurn<T>(things: T[]): AsyncGenerator<T> {
  yield* things;
}

/** An archive of these files. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: Buffer.from(content as string),
    isPacked: false,
    changedAt: new Date(0),
  }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(inTurn(entries))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** All guides of a creator as an export. */
export async function exportOf(creator: TestCreator): Promise<Buffer> {
  return (await call(exportAll, { token: creator.token })).body as Buffer;
}

/** Sends a file of guides. */
export function send(
  creator: TestCreator,
  bytes: Buffer,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(sendImport, {
    token: creator.token,
    method: 'POST',
    path: '/v1/dashboard/imports',
    query: { fileName: 'guides.zip', ...query },
    raw: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
}

/** Runs all pending import jobs. */
export async function workOffImports(): Promise<void> {
  await runDue(importQueue(await folderId(), processImportJob));
}

export async function importState(creator: TestCreator, importId: string): Promise<Answer['body']> {
  return (await call(readImport, { token: creator.token, params: { importId } }))
    .body as Answer['body'];
}

/**
 * Sends a file and imports it.
 * @returns the finished import
 */
export async function importFile(
  creator: TestCreator,
  bytes: Buffer,
  query: Record<string, string> = {},
): Promise<Answer['body']> {
  const { status, body } = await send(creator, bytes, query);
  if (status !== 202)
    throw new Error(`The file was answered with ${status}: ${JSON.stringify(body)}`);
  await workOffImports();
  return importState(creator, body.id as string);
}

/** The names of a creator's guides, in order of creation. */
export const names = async ({ actor }: TestCreator) =>
  (
    await db().project.findMany({
      where: { creatorId: actor.creatorId, removedAt: null },
      orderBy: { id: 'asc' },
    })
  ).map(({ name }) => name);
/** A guide as one file. */
export const guideJson = (fields: Record<string, unknown> = {}) =>
  JSON.stringify(
    {
      format: 'makerstep-guide',
      version: 1,
      name: 'Shelf',
      averageTime: '00:45',
      type: 1,
      languages: ['en'],
      steps: [{ type: 1, name: texts('Saw'), description: texts('Saw it.') }],
      ...fields,
    },
    null,
    2,
  );
