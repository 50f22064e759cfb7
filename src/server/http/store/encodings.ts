/** The forms in which an answer is stored. */
export type Encoding = 'br' | 'gzip' | 'identity';

// The smallest first: it wins where a browser likes several equally.
const BY_SIZE: Encoding[] = ['br', 'gzip', 'identity'];

/** The form that an Accept-Encoding header (RFC 9110, 12.5.3) prefers; undefined when it takes none of ours. */
export function preferredEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return 'identity';
  const qualities = new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1])
        .find(Boolean);
      return [
        coding.trim().replace(/^x-gzip$/, 'gzip'),
        quality === undefined ? 1 : Number(quality),
      ] as const;
    }),
  );
  const wish = (encoding: Encoding) => {
    // Unless refused, a plain answer is always welcome, and never more than any compressed one that was named.
    const unnamed = encoding === 'identity' ? Number.MIN_VALUE : 0;
    return (
      qualities.get(encoding) ??
      (qualities.get('*') === 0 ? 0 : encoding === 'identity' ? unnamed : qualities.get('*')) ??
      unnamed
    );
  };
  const [best] = BY_SIZE.map((encoding) => ({ encoding, quality: wish(encoding) })).sort(
    (a, b) => b.quality - a.quality,
  );
  return best && best.quality > 0 ? best.encoding : undefined;
}
