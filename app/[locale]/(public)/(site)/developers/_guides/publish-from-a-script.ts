import type { Guide } from './guide';

export const publishFromAScript: Guide = {
  slug: 'publish-from-a-script',
  steps: [
    {
      id: 'begin',
      code: `import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const { MAKERSTEP_URL, TOKEN, PICTURE } = process.env;`,
    },
    {
      id: 'call',
      code: `async function ask(method, path, body) {
  const response = await fetch(\`\${MAKERSTEP_URL}/v1\${path}\`, {
    method,
    headers: { Authorization: \`Bearer \${TOKEN}\`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (response.status === 429 || response.status === 503) {
    await wait(1000 * Number(response.headers.get('Retry-After') ?? 1));
    return ask(method, path, body);
  }
  if (!response.ok) throw new Error(\`\${method} \${path}: \${await response.text()}\`);
  return response;
}

const call = async (...request) => (await ask(...request)).json();`,
    },
    {
      id: 'create',
      code: `const { projectUid } = await call('POST', '/dashboard/projects', {
  name: 'Plant shelf',
  description: 'A shelf for three pots, made of one board.',
  averageTime: '00:45',
  type: 1,
  languages: ['en'],
  tools: ['Drill', 'Saw'],
  parts: ['Board, 80 cm', 'Rope, 2 m'],
});
const guide = \`/dashboard/projects/\${projectUid}\`;

const step = await call('POST', \`\${guide}/steps\`, {
  name: [{ lang: 'en', value: 'Drill the holes' }],
  description: [{ lang: 'en', value: 'One in each corner, 2 cm from the edges.' }],
});`,
    },
    {
      id: 'illustrate',
      code: `const { returnData } = await call('POST', '/dashboard/sign-url/step', {
  fileName: 'holes.jpg',
  fileType: 'image/jpeg',
});
const sent = await fetch(returnData.signedRequest, {
  method: 'PUT',
  headers: returnData.headers,
  body: await readFile(PICTURE),
});
if (!sent.ok) throw new Error(await sent.text());

await call('PATCH', \`\${guide}/steps/\${step.id}\`, {
  file: { name: 'holes.jpg', url: returnData.key },
  alt: [{ lang: 'en', value: 'A board with a hole in each corner.' }],
});`,
    },
    {
      id: 'translate',
      code: `await call('PATCH', guide, { languages: ['en', 'pt-BR'] });

await call('PATCH', \`\${guide}/steps/\${step.id}\`, {
  name: [
    { lang: 'en', value: 'Drill the holes' },
    { lang: 'pt-BR', value: 'Faça os furos' },
  ],
  description: [
    { lang: 'en', value: 'One in each corner, 2 cm from the edges.' },
    { lang: 'pt-BR', value: 'Um em cada canto, a 2 cm das bordas.' },
  ],
});`,
    },
    {
      id: 'publish',
      code: `await call('PATCH', \`\${guide}/publish\`);
console.log(\`\${MAKERSTEP_URL}/p/\${projectUid}\`);`,
    },
    {
      id: 'export',
      code: `const archive = await ask('GET', \`\${guide}/export\`);
await writeFile('guide.zip', Buffer.from(await archive.arrayBuffer()));`,
    },
  ],
};
