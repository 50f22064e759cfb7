import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('the package for the protocol brings no HTTP server into the product', async () => {
  const source = readFileSync('src/features/mcp/server/service.ts', 'utf8');
  const modules = source.match(/'@modelcontextprotocol[^']+'/g) ?? [];
  const { metafile } = await build({
    stdin: {
      contents: modules.map((name) => `export * from ${name};`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const packages = new Set(
    Object.keys(metafile.inputs).flatMap(
      (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
    ),
  );
  expect(packages).toContain('@modelcontextprotocol/sdk');
  for (const name of ['express', '@hono/node-server', 'hono', 'cors', 'raw-body'])
    expect(packages).not.toContain(name);
});
