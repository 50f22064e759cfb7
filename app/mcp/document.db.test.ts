import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { buildCreator, buildToken } from '@/testing/database/factories';
import { fetchRoute } from './_testing/connect';

const TEXT = readFileSync('docs/use-it-from-an-assistant.md', 'utf8');
const SITE = 'https://guides.example';
const configs = [...TEXT.matchAll(/```json\n([^]*?)```/g)].map(([, json = '']) => JSON.parse(json));

type Settings = { address: string; header: string };
const EXAMPLES: Record<string, () => Settings> = {
  'Claude Code': () => {
    const [, address = '', header = ''] =
      /--transport http \S+ (\S+) \\\n\s+--header "([^"]+)"/.exec(TEXT) ?? [];
    return { address, header };
  },
  'Visual Studio Code': () => {
    const { type, url, headers } = configs[0].servers.makerstep;
    expect(type).toBe('http');
    const secret = `\${input:${configs[0].inputs[0].id}}`;
    return {
      address: url,
      header: `Authorization: ${headers.Authorization.replace(secret, 'mks_YOUR_TOKEN')}`,
    };
  },
  'Claude Desktop': () => {
    const { args, env } = configs[1].mcpServers.makerstep;
    const header: string = args.at(-1);
    return {
      address: args[2],
      header: header.replace('${AUTHORIZATION}', env.AUTHORIZATION),
    };
  },
};

it.each(Object.keys(EXAMPLES))('the example for %s connects with its token', async (name) => {
  const { address = '', header = '' } = EXAMPLES[name]?.() ?? {};
  const { token } = await buildToken(await buildCreator(), ['write']);
  const [field = '', value = ''] = header.split(/:\s*/);
  const client = new Client({ name, version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(
    new URL(address.replace(SITE, 'http://localhost:3000')),
    {
      fetch: fetchRoute(),
      requestInit: { headers: { [field]: value.replace('mks_YOUR_TOKEN', token) } },
    },
  );
  await client.connect(transport as Parameters<Client['connect']>[0]);
  const { tools } = await client.listTools();
  const names = tools.map((tool) => tool.name);
  for (const listed of names) expect(TEXT, 'the table of tools').toContain(`\`${listed}\``);
  expect([address, names.includes('add_steps')]).toEqual([`${SITE}/mcp`, true]);
});
