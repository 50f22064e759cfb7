import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { docxFile, item, title } from '@/testing/docx';
import { zipOf } from '../../../../../app/v1/_testing/imports';
import { type ArchiveReader, openArchiveReader } from './archive-reader';
import { filesToRead } from './readers';

vi.mock('../../constants', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  UNPACKED_MAX_BYTES: 80 * 1024 * 1024,
}));

async function opened(bytes: Buffer, fileName = 'guides.zip'): Promise<ArchiveReader> {
  const place = path.join(await mkdtemp(path.join(tmpdir(), 'archive-')), 'upload');
  await writeFile(place, bytes);
  const reader = await openArchiveReader(place, fileName);
  if ('refusals' in reader) throw new Error(JSON.stringify(reader.refusals));
  return reader;
}

it.each(['./a.docx', 'a//b.docx', 'x/../b.docx', '.docx', '.hidden.docx', 'a.docx/b.docx', '.'])(
  'a document is read whatever its name: %s',
  async (name) => {
    const reader = await opened(await docxFile({ body: title('Drill') + item('Drill.') }), name);
    const [[file = ''] = []] = filesToRead(reader.names, reader.isArchive);
    expect(await reader.text(file)).toHaveProperty('parts');
    reader.close();
  },
);

it('packed recipes are unpacked within the limits of one archive', async () => {
  const bomb = gzipSync(Buffer.alloc(33 * 1024 * 1024));
  const names = ['1', '2', '3', '1', '4'].map((name) => `${name}.paprikarecipe`);
  const reader = await opened(await zipOf(Object.fromEntries(names.map((name) => [name, bomb]))));
  const reasons: unknown[] = [];
  for (const name of names) {
    const text = await reader.text(name);
    reasons.push('reason' in text && text.reason);
  }
  const large = 'file_too_large';
  expect(reasons).toEqual([large, large, large, large, 'archive_too_large']);
  reader.close();
});

it('a text brings the names of its own pictures, a photo those of its folder', async () => {
  const reader = await opened(
    await zipOf({ 'a/Cake.cook': 'Stir.', 'a/Cake.2.jpg': '', 'a/Tea.jpg': '', 'b/1.jpg': '' }),
  );
  expect(await reader.text('a/Cake.cook')).toMatchObject({
    folder: { pictures: ['a/Cake.2.jpg'] },
  });
  expect(await reader.text('a/Tea.jpg')).toMatchObject({
    folder: { pictures: ['a/Cake.2.jpg', 'a/Tea.jpg'] },
  });
  reader.close();
});
