/** Rows of a QR code; true is a dark module. */
export type QrModules = readonly (readonly boolean[])[];

/** Light modules around the code, which scanners need (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

/** The side of the PNG in pixels: sharp when printed at the size of a hand. */
export const QR_PNG_PX = 1024;

/** Modules along a side, including the quiet zone. */
export function qrSide(modules: QrModules): number {
  return modules.length + 2 * QUIET_MODULES;
}

/** The dark modules as an SVG path with one unit per module; runs of a row are one rectangle. */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      darkRuns(row).map(
        ({ start, length }) =>
          `M${start + QUIET_MODULES} ${y + QUIET_MODULES}h${length}v1h-${length}z`,
      ),
    )
    .join('');
}

/** A complete SVG file: always black on white, so that it can be printed and scanned. */
export function qrSvg(modules: QrModules): string {
  const side = qrSide(modules);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${QR_PNG_PX}" height="${QR_PNG_PX}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${qrPath(modules)}"/></svg>\n`
  );
}

/** The dark squares of a square picture, in whole pixels, centred on a light background. */
export function qrSquares(
  modules: QrModules,
  sidePx: number,
): { x: number; y: number; size: number }[] {
  const size = Math.floor(sidePx / qrSide(modules));
  const offset = Math.floor((sidePx - size * modules.length) / 2);
  return modules.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [{ x: offset + x * size, y: offset + y * size, size }] : [],
    ),
  );
}

/** The file name of a code, valid on every file system. */
export function qrFileName(projectUid: string, extension: 'svg' | 'png'): string {
  return `makerstep-${projectUid.replace(/[^a-z0-9-]/gi, '')}.${extension}`;
}

function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  });
  return runs;
}
