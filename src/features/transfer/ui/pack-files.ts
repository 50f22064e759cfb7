import 'client-only';
import { IMPORT_NAME_MAX } from '../constants';
import type { PickedFile } from './picked-files';

/** Files that systems and programs leave in folders. */
const NOT_CHOSEN = /(?:^|\/)(?:\.|__MACOSX\/|~\$|(?:thumbs\.db|desktop\.ini)$)/i;

/** The files among several that people put there. */
export const withoutSystemFiles = (files: readonly PickedFile[]): PickedFile[] =>
  files.filter(({ path }) => !NOT_CHOSEN.test(path));

/** The folder that all files are in, if any. */
export function sharedFolder(files: readonly PickedFile[]): string | undefined {
  const [first = ''] = files.map(({ path }) => path);
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && files.every(({ path }) => path.startsWith(folder))
    ? folder.slice(0, -1)
    : undefined;
}

/**
 * Packs files with their paths into one ZIP file, which the browser may keep on its disk; in the
 * order of their paths, as browsers have none.
 * @throws the reason of the signal when it is aborted
 */
export async function packFiles(
  files: readonly PickedFile[],
  name: string,
  signal?: AbortSignal,
): Promise<File> {
  const { downloadZip } = await import('client-zip');
  const paths = new Set<string>();
  const entries = files.toSorted(byPath).map(({ path, file }, index) => {
    // Files of several folders may have one name.
    const free = paths.has(path) ? `${index}/${path}` : path;
    paths.add(free);
    return { name: free, input: file };
  });
  const packed = downloadZip(entries).body?.pipeThrough(new TransformStream(), { signal });
  const blob = await new Response(packed).blob();
  return new File([blob], `${name.slice(0, IMPORT_NAME_MAX - 4)}.zip`);
}

const inOrder = new Intl.Collator('en', { numeric: true });
const byPath = (one: PickedFile, other: PickedFile) => inOrder.compare(one.path, other.path);
