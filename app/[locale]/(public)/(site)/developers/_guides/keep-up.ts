import type { Guide } from './guide';

export const keepUp: Guide = {
  slug: 'keep-up',
  steps: [
    { id: 'begin' },
    {
      id: 'changes',
      code: `import { readFile, writeFile } from 'node:fs/promises';

const { MAKERSTEP_URL, TOKEN } = process.env;
const headers = { Authorization: \`Bearer \${TOKEN}\` };
const copy = JSON.parse(await readFile('copy.json', 'utf8').catch(() => '{ "guides": {} }'));

const since = new Date(Date.parse(copy.latest ?? '2000-01-01') - 60_000).toISOString();
let page =
  \`\${MAKERSTEP_URL}/v1/dashboard/projects?status=all&limit=50&sortBy=updatedAt:asc&updatedSince=\${since}\`;
while (page) {
  const response = await fetch(page, { headers });
  if (!response.ok) throw new Error(await response.text());
  for (const guide of (await response.json()).results) {
    if (copy.guides[guide.id]?.updatedAt !== guide.updatedAt) console.log('changed:', guide.name);
    copy.guides[guide.id] = guide;
    copy.latest = guide.updatedAt;
  }
  page = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link'))?.[1];
}`,
    },
    {
      id: 'gone',
      code: `page = \`\${MAKERSTEP_URL}/v1/dashboard/projects/gone?limit=50&goneSince=\${since}\`;
while (page) {
  const response = await fetch(page, { headers });
  if (!response.ok) throw new Error(await response.text());
  for (const { id } of (await response.json()).results) {
    if (copy.guides[id]) console.log('gone:', copy.guides[id].name);
    delete copy.guides[id];
  }
  page = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link'))?.[1];
}
await writeFile('copy.json', JSON.stringify(copy));`,
    },
    {
      id: 'change',
      code: `const [id] = Object.keys(copy.guides);
const address = \`\${MAKERSTEP_URL}/v1/dashboard/projects/\${id}\`;
const read = await fetch(address, { headers });
const { tags } = await read.json();
const change = await fetch(address, {
  method: 'PATCH',
  headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': read.headers.get('ETag') },
  body: JSON.stringify({ tags: [...tags, 'checked'] }),
});
if (change.status === 412) console.log('It has changed meanwhile: read it again.');
else if (!change.ok) throw new Error(await change.text());`,
    },
  ],
};
