// Runs the product in this process: as built, or with --dev from its sources.
import './check-node.mjs';
import path from 'node:path';
import { builtProgram } from './build-server.mjs';

const isDevelopment = process.argv.includes('--dev');
// React reads NODE_ENV when it is first loaded.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
process.chdir(path.join(import.meta.dirname, '..'));
// Also in development: the parser's thread runs from dist/.
const server = builtProgram('server');
if (isDevelopment) {
  // Not by the command `tsx`, which kills the product when it does not answer a signal within 60
  // ms.
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: 'tsconfig.server.json' });
  await import('../server.ts');
} else {
  await import(server);
}
