import { describe, expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { markdownReader } from './markdown-reader';

function stepOf(text: string) {
  const {
    guides: [found],
    refusals,
  } = readBy(markdownReader, 'a.md', `# A\n\n## B\n\n${text}`);
  if (!found) throw new Error(JSON.stringify(refusals));
  const {
    steps: [step],
  } = toPlain(found);
  const alt = (found.raw as { steps: { alt?: { value: string }[] }[] }).steps[0]?.alt?.[0]?.value;
  return { text: step?.text, picture: step?.picture, alt };
}
const DATA = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}=`;

describe('a picture in Markdown is found in every notation', () => {
  it.each([
    ['![pic](my photo 1.png)', 'my photo 1.png'],
    ['![pic](<my photo 1.png>)', 'my photo 1.png'],
    ['![pic](my%20photo.png "A title")', 'my%20photo.png'],
    ['![pic](my photo.png "A title")', 'my photo.png'],
    ['![pic](a.png =300x200)', 'a.png'],
    ['![pic](a.png =300x)', 'a.png'],
    ['![pic](a.png =x200)', 'a.png'],
    ['![pic](a.png =50%x)', 'a.png'],
    ['![pic](a.png "T" =300x200)', 'a.png'],
    ['![pic](a.png =300x200 "T")', 'a.png'],
    ['![pic](a.png){width=50% .wide}', 'a.png'],
    ['![pic](a.png){: width="300"}', 'a.png'],
    ['![pic](photo (1) of 2.png)', 'photo (1) of 2.png'],
    ['![pic](https://a.example/my photo.png)', 'https://a.example/my photo.png'],
    ['![[a.png|pic]]', 'a.png'],
    ['![[folder/a b.png|pic|300]]', 'folder/a b.png'],
    ['![[a.png|pic|300x200]]', 'a.png'],
    ['<img src="a b.png" alt="pic" width=300>', 'a b.png'],
    ['<p align="center">\n<img alt="pic"\n src=\'a.png\'>\n</p>', 'a.png'],
    ['[![pic](a.png)](https://a.example)', 'a.png'],
    ['![pic][one]\n\n[one]: a.png', 'a.png'],
    ['- ![pic](a b.png)', 'a b.png'],
    [`![pic](${DATA})`, DATA],
    [`![pic][image1]\n\n[image1]: <${DATA}>`, DATA],
    [`<img alt="pic" src="${DATA}">`, DATA],
    ['![pic][lost]', 'lost'],
  ])('%s', (markdown, source) => {
    expect(stepOf(`Do it.\n\n${markdown}`)).toMatchObject({ picture: source, alt: 'pic' });
    expect(stepOf(`Do it.\n\n${markdown}`).text).toMatch(/^Do it\.(?:\n\n•)?$/);
  });

  it('and in a heading too', () => {
    const {
      guides: [found],
    } = readBy(markdownReader, 'a.md', '# A\n\n## ![](b.png) B\n\nC');
    expect(found && toPlain(found).steps).toMatchObject([
      { name: 'B', text: 'C', picture: 'b.png' },
    ]);
  });

  it.each([
    '`![pic](my photo.png)`',
    '`![[Another note]]`',
    String.raw`\[[A note]] and \==b==`,
    String.raw`\![pic](my photo.png)`,
    'An ![1] sign',
  ])('but %s is text', (markdown) => {
    expect(stepOf(markdown)).toEqual({
      text: markdown.replaceAll(/[`\\]/g, ''),
      picture: undefined,
      alt: undefined,
    });
  });

  it('and may be larger than the text limit', () => {
    const photo = `data:image/jpeg;base64,${'A'.repeat(3 * 1024 * 1024)}`;
    expect(stepOf(`One\n\n![][image1]\n\n[image1]: <${photo}>`)).toMatchObject({
      text: 'One',
      picture: photo,
    });
  });
});

describe('lost content of Markdown is reported with its line', () => {
  const problemsOf = (text: string) =>
    readBy(markdownReader, 'a.md', text).refusals.map(({ line, reason, values }) => [
      line,
      reason,
      values?.['source'],
    ]);

  it.each([
    [
      'a link in the document',
      'See [below](#later).',
      'See below.',
      [[5, 'link_left_out', '#later']],
    ],
    [
      'a link to a file',
      '[Plan](files/plan.pdf)',
      'Plan',
      [[5, 'link_left_out', 'files/plan.pdf']],
    ],
    [
      'a note in another one',
      'Look: ![[Plans/Another note#Part]]',
      'Look:',
      [[5, 'media_left_out', 'Plans/Another note#Part']],
    ],
    [
      'a link to a note',
      'See [[Plans/The plan#Part|the plan]], [[The plan#Part]] and [[#Here]].',
      'See the plan, The plan > Part and Here.',
      [
        [5, 'link_left_out', 'Plans/The plan#Part'],
        [5, 'link_left_out', 'The plan#Part'],
        [5, 'link_left_out', '#Here'],
      ],
    ],
    ['a web address', '[Plan](https://a.example/x)', 'Plan (https://a.example/x)', []],
    ['a mail address', '[Ana](mailto:ana@a.example)', 'Ana (ana@a.example)', []],
    [
      'a reference',
      'See [the plan][p].\n\n[p]: https://a.example/p',
      'See the plan (https://a.example/p).',
      [],
    ],
    [
      'a link in HTML',
      'See <a href="https://a.example/p">the plan</a>.',
      'See the plan (https://a.example/p).',
      [],
    ],
    [
      'a link in a block of HTML',
      '<p>See <a href="https://a.example/p">the plan</a>.</p>',
      'See the plan (https://a.example/p).',
      [],
    ],
    [
      'a very long link',
      `[Plan](https://a.example/${'x'.repeat(400)})`,
      'Plan',
      [[5, 'link_left_out', `https://a.example/${'x'.repeat(182)}`]],
    ],
    [
      'a video',
      'One\n\n<iframe width="5" src="https://v.example/1"></iframe>\n<video src="b.mp4"></video>',
      'One',
      [
        [7, 'media_left_out', 'https://v.example/1'],
        [8, 'media_left_out', 'b.mp4'],
      ],
    ],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n|---|---|\n| 1 | 2 |', []],
    ['footnotes', 'Glue[^1] and wait[^2].\n\n[^1]: PVA.\n[^2]: For an hour.', undefined, []],
    [
      'tasks and lists in lists',
      '- [ ] One\n  - Two\n    - Three\n- [x] Four',
      '• [ ] One\n  • Two\n    • Three\n• [x] Four',
      [],
    ],
  ])('%s', (_, markdown, text, problems) => {
    if (text !== undefined) expect(stepOf(markdown).text).toBe(text);
    expect(problemsOf(`# A\n\n## B\n\n${markdown}`)).toEqual(problems);
  });

  it('texts of footnotes are kept', () => {
    expect(stepOf('Glue[^1] and wait[^2].\n\n[^1]: PVA.\n\n[^2]: For an hour.').text).toBe(
      'Glue (PVA.) and wait[^2].\n\n[^2]: For an hour.',
    );
  });

  it('pictures in lists and answers, and questions without an answer', () => {
    const text =
      '# A\n\n## Parts\n\n- Bolt ![](bolt.png)\n\n## B\n\nC\n\n## FAQ\n\n### Why?\n\nSo.\n\n![](why.png)\n\n### How?\n';
    expect(problemsOf(text)).toEqual([
      [3, 'picture_left_out', 'bolt.png'],
      [13, 'picture_left_out', 'why.png'],
      [19, 'question_without_answer', 'How?'],
    ]);
  });

  it('a source or questions with additional content stay steps', () => {
    const {
      guides: [found],
    } = readBy(
      markdownReader,
      'a.md',
      '# A\n\n## B\n\nC\n\n## FAQ\n\n**Why?** So.\n\n## Source\n\nSeen at [X](https://a.example).\n\nThen changed.\n',
    );
    expect(found && toPlain(found).steps.map(({ name, text }) => [name, text])).toEqual([
      ['B', 'C'],
      ['FAQ', '**Why?** So.'],
      ['Source', 'Seen at X (https://a.example).\n\nThen changed.'],
    ]);
  });
});

describe('code in Markdown', () => {
  it('keeps its indentation, with tabs, also when it is split', () => {
    const code = 'while True:\n    led.on()\n\n    if x:\n\t\tled.off()';
    expect(stepOf(`Run:\n\n\`\`\`python\n${code}\n\`\`\``).text).toBe(`Run:\n\n${code}`);
    expect(stepOf(`- Run\n\n  \`\`\`\n  a\n    b\n  \`\`\``).text).toBe('• Run\na\n  b');
    const {
      guides: [found],
    } = readBy(
      markdownReader,
      'a.md',
      `# A\n\n## B\n\n\`\`\`\n${'for x in y:\n    print(x)\n'.repeat(40)}\`\`\`\n`,
    );
    expect(
      found && toPlain(found).steps.every(({ text }) => !/\n(?: {1,3}|)print/.test(`\n${text}`)),
    ).toBe(true);
  });
});

describe('TOML in front of Markdown', () => {
  const read = (front: string) =>
    readBy(markdownReader, 'a.md', `+++\n${front}\n+++\n\n## B\n\nC\n`);

  it('is read like YAML', () => {
    const {
      guides: [found],
    } = read(
      'title = "Shelf" # a note\nlanguage = "pt-BR"\ndate = 2026-01-02\ntags = ["wood"]\ntools = ["Saw"]\nkey = 7\n[source]\nurl = "https://a.example/x"\nauthor = "Ana"',
    );
    expect(found && toPlain(found)).toMatchObject({
      name: 'Shelf',
      languages: ['pt-BR'],
      tags: ['wood'],
      tools: ['Saw'],
      source: { key: 'key:7', url: 'https://a.example/x', author: 'Ana' },
      steps: [{ name: 'B', line: 13 }],
    });
  });

  it('is rejected with the line of the error', () => {
    expect(read('title = "A"\ntags = [').refusals).toEqual([
      { file: 'a.md', line: 3, reason: 'front_matter_malformed' },
    ]);
    expect(read(`a = ${'['.repeat(500)}`).refusals).toMatchObject([
      { line: 2, reason: 'front_matter_malformed' },
    ]);
  });
});
