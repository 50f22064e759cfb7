import 'client-only';

const UTF_16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
];

/**
 * The text of a file in UTF-8, or in UTF-16 as spreadsheets save it; undefined for anything else.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding =
    UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.name ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
