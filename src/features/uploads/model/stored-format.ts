const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/**
 * The picture, its transparency, and the chunk that announces it. No profiles, locations,
 * animations or other chunks.
 */
const OWN_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];
const TRANSPARENCY_FLAG = 0x10;

/**
 * True if these bytes have the stored format: WebP with exactly one picture and nothing else. An
 * exported picture can then be imported byte by byte, after decoding it as validation.
 */
export function hasStoredFormat(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < HEADER_BYTES + CHUNK_HEADER_BYTES || name(0) !== 'RIFF' || name(8) !== 'WEBP')
    return false;
  if (view.getUint32(4, true) + CHUNK_HEADER_BYTES !== bytes.length) return false;
  let at = HEADER_BYTES;
  const seen = new Set<string>();
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    const chunk = name(at);
    const sizeBytes = view.getUint32(at + 4, true);
    if (!OWN_CHUNKS.includes(chunk) || seen.has(chunk)) return false;
    if (chunk === 'VP8X' && (view.getUint8(at + CHUNK_HEADER_BYTES) & ~TRANSPARENCY_FLAG) !== 0)
      return false;
    seen.add(chunk);
    at += CHUNK_HEADER_BYTES + sizeBytes + (sizeBytes % 2);
  }
  return at === bytes.length && seen.has('VP8 ') !== seen.has('VP8L');
}
