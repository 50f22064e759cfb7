import jsQR from 'jsqr';
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { labelSvg, wrap } from './label-picture';
import {
  COUNTS,
  labelAddress,
  labelChoiceOf,
  labelGrid,
  labelQuery,
  type Paper,
  PAPERS,
} from './labels';
import { qrSide, qrSvg, QUIET_MODULES } from './qr-picture';

const SHORT = 'https://makers.test/p/k3m9xw2hq7pd';
const modulesOf = (address: string) => encode(address, { ecc: 'M', border: 0 }).data;

async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a sheet of labels', () => {
  it.each(
    (['a4', 'letter'] as Paper[]).flatMap((paper) =>
      COUNTS.map((count) => [paper, count] as const),
    ),
  )(
    'on %s with %s of them lies within the paper, with codes that can be scanned',
    (paper, count) => {
      const grid = labelGrid({ paper, count });
      expect(grid.columns * grid.rows).toBe(count);
      expect(grid.marginX).toBeGreaterThanOrEqual(0);
      expect(grid.marginY).toBeGreaterThanOrEqual(0);
      expect(
        2 * grid.marginX + grid.columns * grid.width + (grid.columns - 1) * grid.gap,
      ).toBeCloseTo(PAPERS[paper].width);
      expect(2 * grid.marginY + grid.rows * grid.height).toBeCloseTo(PAPERS[paper].height);
      expect(grid.qr + 2 * grid.padding).toBeLessThanOrEqual(Math.min(grid.width, grid.height));
      // The longest address of a label and its QR code, without the quiet zone.
      const side = qrSide(modulesOf('x'.repeat(106)));
      expect((grid.qr * (side - 2 * QUIET_MODULES)) / side).toBeGreaterThanOrEqual(15);
    },
  );

  it('is selected by its address; invalid parameters are ignored', () => {
    const usual = { count: 24, paper: 'a4', language: 'pt-BR', hasLines: false };
    expect(labelChoiceOf({}, ['pt-BR', 'en'])).toEqual(usual);
    expect(
      labelChoiceOf({ count: '13', paper: 'a0', words: 'de', lines: 'x' }, ['pt-BR', 'en']),
    ).toEqual(usual);
    for (const language of PROJECT_LANGUAGES) {
      const choice = { count: 40, paper: 'letter', language, hasLines: true } as const;
      expect(labelChoiceOf(labelQuery(choice, PROJECT_LANGUAGES), PROJECT_LANGUAGES)).toEqual(
        choice,
      );
    }
    expect(Object.values(labelQuery(labelChoiceOf({}, ['en']), ['en'])).filter(Boolean)).toEqual(
      [],
    );
  });
});

describe('the address of a label', () => {
  const leads = (code: string, isOwnCode = true) =>
    labelAddress({
      byCode: `https://makers.test/explore/${encodeURIComponent(code)}`,
      short: SHORT,
      isOwnCode,
      code,
    });

  it('is the code when it belongs to this project alone, else the project', () => {
    expect(leads('4006381333931')).toBe('https://makers.test/explore/4006381333931');
    expect(leads('MS/BIKE 01')).toBe('https://makers.test/explore/MS%2FBIKE%2001');
    expect(leads('4006381333931', false)).toBe(SHORT);
  });

  it('is the project when the code gives no valid address', () => {
    for (const code of ['..', '.', '%', 'manual.pdf', 'x.JSON', 'ç'.repeat(30), 'x'.repeat(90)])
      expect(leads(code), code).toBe(SHORT);
  });
});

describe('a label as a picture', () => {
  it.each([
    SHORT,
    'https://makers.test/explore/4006381333931',
    `https://makers.test/explore/${'MS-'.repeat(25)}`,
  ])('opens %s when it is scanned', async (address) => {
    expect(await read(qrSvg(modulesOf(address)))).toBe(address);
    const { svg } = labelSvg({
      modules: modulesOf(address),
      name: 'Fix a <puncture> & "go on"',
      code: 'MS-1',
      scan: 'Scan for the guide',
    });
    expect(svg).toContain('Fix a &lt;puncture&gt; &amp;');
    expect(await read(svg)).toBe(address);
  });

  it('has the text below the code, which determines its height', () => {
    const label = (name: string) =>
      labelSvg({
        modules: modulesOf(SHORT),
        name,
        code: '4006381333931',
        scan: 'Escaneie para abrir o guia',
      });
    expect(
      label('Restaurar a incomparavelmente desconfortável cadeira de balanço da avó').height,
    ).toBeGreaterThan(label('Pão').height);
    const { svg } = label('Pão');
    const height = Number(/viewBox="0 0 600 (\d+)"/.exec(svg)?.[1]);
    const places = [...svg.matchAll(/<text x="300" y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(places).toHaveLength(3);
    expect(Math.min(...places)).toBeGreaterThan(600);
    expect(Math.max(...places)).toBeLessThan(height);
  });

  it('breaks lines between words and within long ones, and shortens the rest with an ellipsis', () => {
    expect(wrap('Fix a bicycle puncture', 10, 3)).toEqual(['Fix a bicycle', 'puncture']);
    expect(wrap('x'.repeat(25), 6, 3)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
    expect(wrap('one two three four five six', 6, 2)).toEqual([
      'one two',
      'three four'.slice(0, 9) + '…',
    ]);
    expect(wrap('👩‍🔧'.repeat(6), 2.3, 2)).toEqual(['👩‍🔧👩‍🔧', '👩‍🔧…']);
    expect(wrap('  ', 6, 2)).toEqual([]);
  });
});
