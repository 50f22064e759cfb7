import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withoutFormatting } from '@/shared/text/formatting';
import { hostileTexts } from '@/testing/texts/hostile-texts';
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

const ALLOWED = new Set(['P', 'DIV', 'UL', 'LI', 'SPAN', 'STRONG', 'A']);
const isAllowed = ({ name, value }: Attr) =>
  name === 'href'
    ? new URL(value).protocol === 'https:'
    : ['class', 'rel', 'target'].includes(name);

// security: 40
it('shows 1,000 hostile texts as text', () => {
  const wrong: string[] = [];
  for (const text of hostileTexts(1_000)) {
    const { container, unmount } = render(<FormattedText text={text} hasLinks />);
    const isHarmless = [...container.querySelectorAll('*')].every(
      (element) => ALLOWED.has(element.tagName) && [...element.attributes].every(isAllowed),
    );
    const plain = container.textContent.replaceAll(' (evil.example)', '').replace(/\n/g, '');
    const isWhole = plain === withoutFormatting(text, { hasLinks: true }).replace(/\n/g, '');
    if (!isHarmless || !isWhole) wrong.push(text);
    unmount();
  }
  expect(wrong).toEqual([]);
});
