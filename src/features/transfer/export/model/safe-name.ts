const LENGTH_MAX = 40;

/**
 * A part of a file name that every system accepts: lower-case letters, digits and hyphens, at most
 * 40. Callers add a prefix or suffix, so that it is not a reserved name of Windows.
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
