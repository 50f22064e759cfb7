#!/usr/bin/env node
// The command `npx makerstep`.
import './check-node.mjs';
import { builtProgram } from './build-server.mjs';

const { main } = await import(builtProgram('makerstep'));
process.exitCode = await main(process.argv.slice(2));
