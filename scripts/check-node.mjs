// Ends with one sentence on a Node that is too old. Every program imports it first, so that an old
// Node gets here before anything that it does not know: use no syntax younger than Node 16.
import { readFileSync } from 'fs';

const settings = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const oldest = JSON.parse(settings).engines.node.replace('>=', '');
const current = process.versions.node;
const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
const [major, minor] = current.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `Makerstep needs Node ${oldest} or newer, and this is Node ${current}. Nothing was started. Install Node 24, as docs/install.md shows, and run it again.\n`,
  );
  process.exit(1);
}
