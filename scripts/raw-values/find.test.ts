import { describe, expect, it } from 'vitest';
import { findRawValues } from './find';

const inClass = (classes: string) =>
  findRawValues(
    'screen.tsx',
    `export const Screen = () => <p className="${classes}">Words</p>;`,
  ).map(({ text }) => text);
const written = (code: string) =>
  findRawValues('screen.tsx', code).map(({ kind, text }) => `${kind}: ${text}`);

describe('raw values in a screen', () => {
  it.each([
    'w-[437px]',
    'text-[13px]',
    'shadow-[0_1px_2px_black]',
    '-mt-[3px]',
    'md:w-[437px]',
    'hover:bg-[#fff]/50',
    '!p-[5px]',
    'grid-cols-[1fr_2fr]',
    'rounded-[2rem]',
    'z-[99]',
    '[overflow-wrap:anywhere]',
    '[--gap:4px]',
    'print:[mask-image:none]',
    'min-[30rem]:flex',
    '@max-[20rem]:hidden',
    '[@media(min-height:20rem)]:flex-col',
    'text-red-500',
    'bg-slate-50/20',
    'border-white',
    'hover:fill-black',
    'shadow',
    'shadow-md',
    'hover:shadow-xl',
    'drop-shadow',
  ])('include the class %s', (name) =>
    expect(inClass(`flex ${name.replaceAll('"', '')} gap-2`)).toContain(name),
  );

  it.each([
    'w-1/3',
    'w-23/100',
    'p-2.5',
    'shadow-lift',
    'shadow-none',
    'text-ink',
    'bg-signal-soft',
    'border-line/50',
    'w-(--radix-popover-trigger-width)',
    'max-w-page',
    'text-lg',
    'animate-rise',
    '[&_svg]:size-5',
    'has-[a:focus-visible]:outline-3',
    'aria-[current=page]:bg-ink',
    'data-[state=open]:flex',
    'group-data-[x]:hidden',
    'whitespace-nowrap',
    'bg-blueprint',
    'shadow-lift/50',
  ])('do not include the class %s', (name) => expect(inClass(`flex ${name} gap-2`)).toEqual([]));

  it('are found in constants, calls and templates, not only in className', () => {
    expect(
      written("const A = 'p-2 w-[3px]'; const B = cn(`flex ${A} h-[4px]`, isOn && 'text-[5px]');"),
    ).toEqual(['class: w-[3px]', 'class: h-[4px]', 'class: text-[5px]']);
  });

  it('are colours in any syntax', () => {
    expect(
      written(
        'const A = ["#fff", "#1B1916", "#00000080", "rgb(1 2 3)", "oklch(0.5 0.1 20)", "hsl(1, 2%, 3%)"];',
      ),
    ).toHaveLength(6);
    expect(
      written(
        'const A = ["#main", "/#faq", "#1", "rgba", "see #12345", "color-mix(in oklab, var(--a), var(--b))"];',
      ),
    ).toEqual([]);
    expect(written('const A = <path fill="#EA4335" />;')).toEqual(['colour: #EA4335']);
  });

  it('are sizes and colours of inline styles, but not transforms and counters', () => {
    expect(written('const A = <p style={{ width, color: own, "fontSize": 12 }} />;')).toEqual([
      'style: width',
      'style: color',
      'style: fontSize',
    ]);
    expect(
      written('const A = <p style={{ transform, transition: "none", "--lines": 3 }} />;'),
    ).toEqual([]);
  });

  it('are reported with their line', () =>
    expect(findRawValues('a.ts', "\n\nexport const A = 'w-[1px]';")).toEqual([
      { line: 3, kind: 'class', text: 'w-[1px]' },
    ]));
});
