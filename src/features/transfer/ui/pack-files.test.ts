import { expect, it, vi } from 'vitest';
import { unzip } from '@/testing/unzip';
import { packFiles, sharedFolder, withoutSystemFiles } from './pack-files';

vi.mock('client-only', () => ({}));

const picked = (path: string, text = path) => ({
  path,
  file: new File([text], path.split('/').at(-1) ?? ''),
});

it('packs files with their paths and bytes; files of one path both come', async () => {
  const files = [
    picked('Küche/b/10.png'),
    picked('Küche/a.md', '# A'),
    picked('Küche/b/9.png'),
    picked('Küche/a.md', '# B'),
  ];
  const zip = await packFiles(files, 'Küche');
  expect(zip.name).toBe('Küche.zip');
  const entries = await unzip(Buffer.from(await zip.arrayBuffer()));
  expect([...entries].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['Küche/a.md', '# A'],
    ['1/Küche/a.md', '# B'],
    ['Küche/b/9.png', 'Küche/b/9.png'],
    ['Küche/b/10.png', 'Küche/b/10.png'],
  ]);
});

it('stops at once when it is aborted, whatever is left to pack', async () => {
  const controller = new AbortController();
  const endless = picked('a/endless.mp4');
  endless.file.stream = () =>
    new ReadableStream({
      pull: (stream) => {
        stream.enqueue(new Uint8Array(1024));
        controller.abort();
      },
    });
  await expect(packFiles([endless], 'a', controller.signal)).rejects.toThrow('aborted');
});

it('leaves out what systems and programs put into folders', () => {
  const files = [
    'a/x.md',
    'a/.git/config',
    'a/.DS_Store',
    '__MACOSX/a/x.md',
    'a/Thumbs.db',
    'a/desktop.ini',
    'a/~$x.docx',
    'a/my.desktop.ini.md',
  ].map((path) => picked(path));
  expect(withoutSystemFiles(files).map(({ path }) => path)).toEqual([
    'a/x.md',
    'a/my.desktop.ini.md',
  ]);
});

it.each([
  [['a/x', 'a/b/y'], 'a'],
  [['a/x', 'b/y'], undefined],
  [['a/x', 'ab/y'], undefined],
  [['x', 'y'], undefined],
])('the folder of %j is %s', (paths, folder) => {
  expect(sharedFolder(paths.map((path) => picked(path)))).toBe(folder);
});
