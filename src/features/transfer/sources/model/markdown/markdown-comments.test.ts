import { describe, expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { markdownReader } from './markdown-reader';

function read(text: string) {
  const {
    guides: [found],
    refusals,
  } = readBy(markdownReader, 'a.md', text);
  if (!found) throw new Error(JSON.stringify(refusals));
  return { ...toPlain(found), problems: refusals.map(({ line, reason }) => [line, reason]) };
}
const textsOf = (text: string) => read(`# A\n\n## B\n\n${text}`).steps.map((step) => step.text);

describe('comments in Markdown are dropped', () => {
  it.each([
    ['in words', 'Tighten <!-- HIDE --> it.', 'Tighten  it.'],
    ['behind a sentence', 'Tighten it. <!-- HIDE -->', 'Tighten it.'],
    ['as a block', '<!-- HIDE -->\n\nTighten it.', 'Tighten it.'],
    [
      'over lines',
      'Tighten it.\n\n<!--\nHIDE\n\n## HIDE\n\nHIDE\n-->\n\nDone.',
      'Tighten it.\n\nDone.',
    ],
    [
      'that begin in words and go over blank lines',
      'Tighten it. <!-- HIDE\n\nHIDE\n\n- HIDE --> Done.',
      'Tighten it.\n\nDone.',
    ],
    ['in a list', '- One <!-- HIDE -->\n- <!-- HIDE\n\n- HIDE -->Two', '• One\n•\n\nTwo'],
    ['in a list and out of it', '- One <!-- HIDE\n\nHIDE --> two', '- One\ntwo'],
    ['in a quote', '> <!-- HIDE -->\n> Careful.', 'Careful.'],
    ['in front of words', '   <!-- HIDE -->   Tighten **it**.', 'Tighten **it**.'],
    [
      'with a fence in it',
      'One <!-- HIDE\n\n```\nHIDE -->\n\nTwo <!-- HIDE --> three',
      'One\n\nTwo  three',
    ],
    ['in HTML', '<div>\n<!-- HIDE <b> -->\nOne\n</div>', 'One'],
    ['that are empty', 'One <!--> two <!---> three <!----> four', 'One  two  three  four'],
    ['of Obsidian', 'One %%HIDE%% two.\n\n%%\nHIDE\n\nHIDE\n%%\n\nThree', 'One  two.\n\nThree'],
    [
      'that are declarations',
      '<!DOCTYPE HIDE>\n\nOne <?php HIDE ?> two <![CDATA[HIDE]]>',
      'One  two',
    ],
    [
      'as elements that are hidden',
      'One <span hidden>HIDE <b>HIDE</b></span><span style="display: none">HIDE</span> two',
      'One  two',
    ],
    ['as references', '[//]: # (HIDE)\n\nOne', 'One'],
  ])('%s', (_, markdown, expected) => {
    expect(textsOf(markdown)).toEqual([expected]);
  });

  it('before the title, in headings, in questions and in lists of parts', () => {
    const guide = read(
      '<!-- HIDE -->\n# A <!-- HIDE -->\n\n<!-- HIDE -->\n\n## Parts\n\n- Bolt <!-- HIDE -->\n\n## B<!-- HIDE -->\n\nC\n\n## FAQ\n\n### Why? <!-- HIDE -->\n\nSo. <!-- HIDE -->\n',
    );
    expect(guide).toMatchObject({
      name: 'A',
      description: '',
      parts: ['Bolt'],
      steps: [{ name: 'B', text: 'C' }],
      questions: [['Why?', 'So.']],
      problems: [],
    });
  });

  it('are reported with their line when unclosed; their content is dropped', () => {
    expect(read('# A\n\n## B\n\nOne <!-- HIDE\nHIDE\n\nTwo\n')).toMatchObject({
      steps: [{ text: 'One\n\nTwo' }],
      problems: [[5, 'comment_unclosed']],
    });
    expect(read('---\ntitle: A\n---\n\n## B\n\nOne\n\n<!-- HIDE\n\nHIDE\n')).toMatchObject({
      steps: [{ text: 'One' }],
      problems: [[9, 'comment_unclosed']],
    });
    expect(read('# A\n\n## B\n\nOne\n\n%%\nHIDE\n\n## HIDE\n')).toMatchObject({
      steps: [{ text: 'One' }],
      problems: [[7, 'comment_unclosed']],
    });
  });

  it.each([
    ['`<!-- x -->` begins a comment', '<!-- x --> begins a comment'],
    ['```html\n<!-- x -->\n```', '<!-- x -->'],
    ['One\n\n    <!-- x -->', 'One\n\n<!-- x -->'],
    [String.raw`One \<!-- x -->`, 'One <!-- x -->'],
    ['One &lt;!-- x --&gt;', 'One <!-- x -->'],
    ['From 5%% to 6%% more', 'From 5%% to 6%% more'],
  ])('%j is no comment', (markdown, expected) => {
    expect(textsOf(markdown)).toEqual([expected]);
  });

  it('keep the lines of the following content', () => {
    expect(
      read('# A\n<!--\nHIDE\n-->\n## B <!-- x\n\ny -->\n\nC\n\n## D\n\nE\n').steps.map(
        ({ line }) => line,
      ),
    ).toEqual([5, 11]);
  });

  it.each([
    ['unclosed', '<!-- x\n\n'.repeat(20_000)],
    ['of Obsidian', '%%\n\n'.repeat(20_001)],
    ['in one line', '<!-- x --> '.repeat(400)],
    ['beside code', 'a `b` <!-- x\n\n'.repeat(1000)],
    ['around fences', 'a <!-- x\n\n```\n-->\n\n'.repeat(1000)],
  ])('in great numbers cost little (%s)', { timeout: 30_000 }, (_, text) => {
    expect(readBy(markdownReader, 'a.md', `# A\n\n## B\n\nC\n\n${text}`).guides.length).toBe(1);
  });
});
