#!/usr/bin/env node
// The command `npx makerstep`: plain JavaScript that any Node starts, which then reads the rest as it is written.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig.server.json', import.meta.url)) });
const { main } = await import('./cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
