import type { Guide } from './guide';

export const webhooks: Guide = {
  slug: 'webhooks',
  steps: [
    {
      id: 'make',
    },
    {
      id: 'check',
      code: `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.SECRET.replace('whsec_', ''), 'base64');
const TOLERANCE_S = 300;

function isOurs(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`,
    },
    {
      id: 'answer',
      code: `const seen = new Set();

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  if (!isOurs(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();
  if (seen.has(request.headers['webhook-id'])) return;
  seen.add(request.headers['webhook-id']);
  const { type, timestamp, data } = JSON.parse(body);
  console.log(timestamp, type, data.name ?? data.project?.name ?? '');
}).listen(Number(process.env.PORT));`,
    },
    {
      id: 'log',
    },
  ],
};
