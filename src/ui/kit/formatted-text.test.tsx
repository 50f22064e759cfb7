import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withoutFormatting } from '@/shared/text/formatting';
import { FormattedText } from './formatted-text';

const shown = (text: string, hasLinks = true) =>
  render(<FormattedText text={text} lang="en" hasLinks={hasLinks} />).container;

it('shows a text without formatting as one paragraph, exactly as it was typed', () => {
  const text = 'Mix  it * well.\n\n -- then\n-5 °C';
  expect(shown(text).innerHTML).toBe(`<p lang="en" class="whitespace-pre-wrap">${text}</p>`);
});

it('shows bold words, lists and links as elements', () => {
  const box = shown('You **need**:\n- glue\n- a [saw](https://saw.example/x)');
  expect(box.querySelector('strong')?.textContent).toBe('need');
  expect([...box.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
    'glue',
    'a saw (saw.example)',
  ]);
  const link = box.querySelector('a');
  expect(link?.href).toBe('https://saw.example/x');
  expect(link?.rel).toBe('nofollow ugc noopener');
});

it('marks what is read aloud across bold words', () => {
  const { container } = render(
    <FormattedText text={'- Cut **all** of it.\n- Glue it.'} spoken={{ from: 0, to: 15 }} />,
  );
  const marks = [...container.querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent).join('')).toBe('Cut all of it.');
});

const PIECES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</p></div>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '&#106;avascript:',
  '[go](javascript:alert(1))',
  '[go](JaVaScRiPt:alert(1))',
  '[go](data:text/html,<script>alert(1)</script>)',
  '[go](vbscript:x)',
  '[go](https://user:pass@evil.example)',
  '[go](https:\\\\evil.example)',
  '[go](https://evil.example" onclick="alert(1))',
  '[go](//evil.example)',
  '[\u202Egnp.exe](https://evil.example)',
  '[go](\u0000https://evil.example)',
  '![x](https://evil.example/x.png)',
  '<https://evil.example>',
  '\u202E',
  '\u2066',
  '**',
  '***',
  '*',
  '****',
  '**<b>**',
  '\n',
  '\n- ',
  '\n- - - ',
  '[',
  '](',
  ')',
  ' ',
  '{{x}}',
  '${x}',
  '\uD800',
];
const ALLOWED = new Set(['P', 'DIV', 'UL', 'LI', 'SPAN', 'STRONG', 'A']);
const isAllowed = ({ name, value }: Attr) =>
  name === 'href'
    ? new URL(value).protocol === 'https:'
    : ['class', 'rel', 'target'].includes(name);

it('shows 1,000 hostile texts as text', () => {
  let seed = 41;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const wrong: string[] = [];
  for (let count = 0; count < 1_000; count += 1) {
    const text = Array.from({ length: 1 + random(12) }, () => PIECES[random(PIECES.length)]).join(
      '',
    );
    const { container, unmount } = render(<FormattedText text={text} hasLinks />);
    const isHarmless = [...container.querySelectorAll('*')].every(
      (element) => ALLOWED.has(element.tagName) && [...element.attributes].every(isAllowed),
    );
    const said = container.textContent.replaceAll(' (evil.example)', '').replace(/\n/g, '');
    const isWhole = said === withoutFormatting(text, { hasLinks: true }).replace(/\n/g, '');
    if (!isHarmless || !isWhole) wrong.push(text);
    unmount();
  }
  expect(wrong).toEqual([]);
});
