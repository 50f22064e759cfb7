import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import * as route from '../route';

let lastAddress = 0;

/** A fetch that calls the route as a function, each with a client IP of its own. */
export function fetchRoute(): typeof fetch {
  const address = `2001:db8:0:${((lastAddress += 1)).toString(16)}::1`;
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set(CLIENT_IP_HEADER, address);
    return route[request.method as 'GET' | 'POST' | 'DELETE'](request, {
      params: Promise.resolve({}),
    });
  };
}

export const MCP_URL = new URL('http://localhost:3000/mcp');

/** The official client, connected to the route. */
export async function connect(token?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(MCP_URL, {
    fetch: fetchRoute(),
    ...(token && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  });
  // Its `sessionId` may be undefined, which the interface of transports does not have.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

type Content = { type: string; text: string }[];

/** The text of the answer of a tool. */
export async function use(client: Client, name: string, input: object = {}) {
  const { content, isError = false } = await client.callTool({
    name,
    arguments: input as Record<string, unknown>,
  });
  return { text: (content as Content).map(({ text }) => text).join('\n'), isError };
}

/** The text of authors in an answer, without the words around it. */
export const authored = (text: string): string =>
  /^(AUTHORS-\w+)\n([^]*)\n\1$/m.exec(text)?.[2] ?? '';
