// Runs a built command for operators. Usage: node scripts/run.mjs NAME [ARGUMENT …]
import './check-node.mjs';
import { fileURLToPath } from 'node:url';
import { builtProgram } from './build-server.mjs';

const [node = '', , name = '', ...rest] = process.argv;
const program = builtProgram(name);
process.argv = [node, fileURLToPath(program), ...rest];
await import(program);
