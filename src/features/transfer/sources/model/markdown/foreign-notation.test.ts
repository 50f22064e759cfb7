import { expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { markdownReader } from './markdown-reader';

function read(text: string) {
  const { guides, refusals } = readBy(markdownReader, 'a.md', text);
  const [found] = guides;
  if (!found) throw new Error(JSON.stringify(refusals));
  return {
    ...toPlain(found),
    told: refusals.map(({ line, reason, values }) => [line, reason, values?.['source']]),
  };
}
const step = (text: string) => {
  const { steps, told } = read(`# A\n\n## B\n\n${text}\n`);
  return { text: steps[0]?.text, told };
};

it.each([
  ['2<sup>3</sup>/<sub>4</sub> cups, 1<sup>1</sup>&frasl;<sub>8</sub> in', '2¾ cups, 1⅛ in'],
  ['**2<sup>3</sup>/<sub>4</sub>** at 10<sup>-2</sup> bar', '**2¾** at 10⁻² bar'],
  ['10^-3^ bar, H~2~O, 1^1^/~2~ in, 5^th^', '10⁻³ bar, H₂O, 1½ in, 5th'],
  ['<table><tr><td>M8</td><td>25 Nm</td></tr></table>', 'M8 | 25 Nm'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['a ~2 min~ b, `x  y`', 'a ~2 min~ b, x  y'],
  [
    '[every]{.underline} [Figure [1](https://a.example)]{.mark} [a] {b}',
    'every Figure 1 (https://a.example) [a] {b}',
  ],
  ['[]{#_Toc1 .anchor}Cut [it](https://a.example){target="_blank"}', 'Cut it (https://a.example)'],
  ['- [ ]  one\n- [x] two', '- one\n- two'],
])('%j is read as it is shown', (text, expected) => {
  expect(step(text)).toEqual({ text: expected, told: [] });
});

it.each([
  ['Turn ~~left~~ right.', 'Turn right.', 'left'],
  ['Turn <del>left</del> right.', 'Turn right.', 'left'],
  ['**Turn <s>left</s> right.**', '**Turn right.**', 'left'],
  ['<p>Turn <strike>left</strike> right.</p>', 'Turn right.', 'left'],
  ['Turn right.\n\n<del>\n\nTurn left.\n\n</del>', 'Turn right.', 'Turn left.'],
  ['Turn [left]{.deletion author="x"}[right.]{.insertion}', 'Turn right.', 'left'],
])('struck-out words are left out and told: %j', (text, expected, struck) => {
  const { told, text: kept } = step(text);
  expect(kept).toBe(expected);
  expect(told).toEqual([[expect.any(Number), 'struck_left_out', struck]]);
});

it('our own files keep these signs', () => {
  const ownGuide = '---\naverageTime: "00:05"\nlanguage: en\n---\n# A\n\n## B\n\n';
  const text = '~~a~~ 1^2^ [a]{.b} !!! note';
  expect(read(ownGuide + text).steps[0]?.text).toBe(text);
});

it('a table of contents and attributes of headings are no text', () => {
  const guide = read(
    '# **Set up** {#set-up}\n\n[**Set up\t1**](#set-up)\n\n[Plug it in\t2](#plug)\n\n- [Plug it in](#plug)\n\n[TOC]\n\n## []{#a .anchor}Plug it in {#plug}\n\nPlug.\n\n![](a.png){width="3in"\nheight="2in"}\n\n[See](#set-up)\n',
  );
  expect(guide).toMatchObject({
    name: 'Set up',
    description: '',
    steps: [{ name: 'Plug it in', text: 'Plug.\n\nSee', picture: 'a.png' }],
  });
});

it('boxes in lists of parts are entries', () => {
  expect(
    read('# A\n\n## Parts\n\n- [ ] flour\n\n:::note\n2 eggs\n:::\n\n## B\n\nC\n').parts,
  ).toEqual(['flour', '2 eggs']);
});
