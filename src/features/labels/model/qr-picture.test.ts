import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrFileName, qrPath, qrSide, qrSquares, qrSvg, QUIET_MODULES } from './qr-picture';

const modules = encode('https://makers.test/p/k3m9xw2hq7pd', { ecc: 'M', border: 0 }).data;

/** The modules that a path covers. */
function covered(path: string): Set<string> {
  const cells = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  );
  return new Set(cells);
}
const dark = modules.flatMap((row, y) =>
  row.flatMap((isDark, x) => (isDark ? [`${x + QUIET_MODULES},${y + QUIET_MODULES}`] : [])),
);

describe('the picture of a QR code', () => {
  it('covers exactly the dark modules, within a quiet zone of four', () => {
    expect(covered(qrPath(modules))).toEqual(new Set(dark));
    expect(qrSide(modules)).toBe(modules.length + 8);
  });

  it('is black on white as a file', () => {
    const side = qrSide(modules);
    expect(qrSvg(modules)).toContain(`viewBox="0 0 ${side} ${side}"`);
    expect(qrSvg(modules)).toMatch(/fill="#fff".*fill="#000"/);
  });

  it('has whole pixels and its quiet zone in the PNG', () => {
    const squares = qrSquares(modules, 1024);
    const [first] = squares;
    expect(squares).toHaveLength(dark.length);
    expect(
      squares.every(
        ({ x, y, size }) =>
          Number.isInteger(x) && Number.isInteger(y) && x + size <= 1024 && y + size <= 1024,
      ),
    ).toBe(true);
    expect(Math.min(...squares.map(({ x }) => x))).toBeGreaterThanOrEqual(
      QUIET_MODULES * (first?.size ?? 0),
    );
  });

  it('has a name that every file system accepts', () => {
    expect(qrFileName('k3m9xw2hq7pd', 'png')).toBe('makerstep-k3m9xw2hq7pd.png');
    expect(qrFileName('../a b', 'svg')).toBe('makerstep-ab.svg');
  });
});
