const LENGTH_MAX = 40;

/**
 * A part of a file's name that every system takes: small letters, digits and hyphens, at most 40. Whoever uses it puts something before
 * or behind it, so that it is none of the names that Windows keeps for itself.
 */
export function safeName(text: string, otherwise: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe');
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+/, '')
      .slice(0, LENGTH_MAX)
      .replace(/-+$/, '') || otherwise
  );
}

/** The folder of a guide in an archive. */
export const guideFolder = (name: string, projectUid: string) =>
  `${safeName(name, 'guide')}-${projectUid}`;
