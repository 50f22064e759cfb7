import { expect, it } from 'vitest';
import { buildPublished, texts } from '@/testing/database/factories';
import { GET } from './p/[projectUid]/route';

const read = (file: string, query: string) =>
  GET(new Request(`http://localhost:3000/p/${file}${query}`), {
    params: Promise.resolve({ projectUid: file }),
  });

const PARTS = ['500 g flour', '3 onions (300 g)', 'salt', '1 1/2 cups milk'];
const forFour = () =>
  buildPublished({
    languages: ['en'],
    parts: PARTS,
    yield: { amount: 4, unit: texts('people', ['en']) },
  });

it('a guide is Markdown and one page for another yield than the written one', async () => {
  const { project } = await forFour();
  const { projectUid: uid } = project;
  const markdown = await read(`${uid}.md`, '?for=8');
  expect([markdown.status, markdown.headers.get('link')]).toEqual([
    200,
    `<http://localhost:3000/p/${uid}>; rel="canonical"`,
  ]);
  const text = await markdown.text();
  expect(text).toContain('\n**for 8 people**\n');
  expect(text).toContain(
    '\n- 1 kg flour\n- 3 onions (300 g) (for 4 people)\n- salt\n- 3 cups milk\n',
  );
  const page = await (await read(`${uid}.html`, '?for=8')).text();
  expect(page).toContain('<p class="made">for 8 people</p>');
  for (const line of ['1 kg flour', '3 cups milk']) expect(page).toContain(`>${line}</li>`);

  const [written, same] = await Promise.all(
    ['', '?for=4'].map(async (query) => (await read(`${uid}.md`, query)).text()),
  );
  for (const line of PARTS)
    expect([written, same]).toEqual(Array(2).fill(expect.stringContaining(line)));
  expect(written).not.toContain('for 4');
});

it.each(['0', '-8', 'x', '', '1e3', '401', '0.1', 'NaN', '8; 9'])(
  'another yield than it can be made for is refused in words: %s',
  async (asked) => {
    const { project } = await forFour();
    for (const ending of ['md', 'html']) {
      const response = await read(
        `${project.projectUid}.${ending}`,
        `?for=${encodeURIComponent(asked)}&lang=en`,
      );
      expect([response.status, await response.text()]).toEqual([
        422,
        'Give “for” a number from 0.2 to 400.\n',
      ]);
    }
  },
);
