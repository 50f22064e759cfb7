/** The containers of clips. */
export const CLIP_TYPES = ['video/mp4', 'video/webm'] as const;
export type ClipType = (typeof CLIP_TYPES)[number];

/** So many bytes tell them apart. */
export const CLIP_TYPE_KNOWN_BYTES = 12;

/** The container by its first bytes; undefined for any other content. */
export function clipTypeOf(bytes: Uint8Array): ClipType | undefined {
  const [first = 0, second, third, fourth, ...name] = bytes.subarray(0, 8);
  if (String.fromCharCode(...name) === 'ftyp') return 'video/mp4';
  const isEbml = first === 0x1a && second === 0x45 && third === 0xdf && fourth === 0xa3;
  return isEbml ? 'video/webm' : undefined;
}
