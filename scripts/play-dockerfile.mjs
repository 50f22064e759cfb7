// Runs the steps of the Dockerfile in an empty folder, for machines without a container engine, and
// leaves there what the image would have at /app. Usage: node scripts/play-dockerfile.mjs FOLDER
import './check-node.mjs';
import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const target = process.argv[2];
if (!target) throw new Error('Usage: node scripts/play-dockerfile.mjs FOLDER');

const instructions = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter(Boolean);
const folderOf = (stage) => path.join(target, stage);
// The files in git are the build context.
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
let stage = '';
let env = { ...process.env };
for (const instruction of instructions) {
  const [name, ...words] = instruction.trim().split(/\s+/);
  const app = path.join(folderOf(stage), 'app');
  if (name === 'FROM') {
    stage = words[2] ?? 'image';
    env = { ...process.env };
    mkdirSync(path.join(folderOf(stage), 'app'), { recursive: true });
  } else if (name === 'ENV') {
    Object.assign(env, Object.fromEntries(words.map((word) => word.split('='))));
  } else if (name === 'COPY') {
    const options = words.filter((word) => word.startsWith('--'));
    const from = options.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const sources = words.filter((word) => !word.startsWith('--'));
    const to = path.join(app, sources.pop() ?? '');
    for (const source of sources) {
      if (from) {
        const whole = sources.length === 1 && !words.at(-1)?.endsWith('/');
        cpSync(
          path.join(folderOf(from), source),
          whole ? to : path.join(to, path.basename(source)),
          {
            recursive: true,
            verbatimSymlinks: true,
          },
        );
      } else {
        for (const file of files.filter(
          (each) => source === '.' || each === source || each.startsWith(`${source}/`),
        ))
          if (file) cpSync(path.join(root, file), path.join(app, file));
      }
    }
  } else if (name === 'RUN') {
    const command = words.join(' ').replaceAll(/\/data\b/g, path.join(folderOf(stage), 'data'));
    process.stdout.write(`RUN ${command}\n`);
    execSync(command.replace(/ && chown \S+ \S+/, ''), { cwd: app, env, stdio: 'inherit' });
  }
}
process.stdout.write(
  `Start it: cd ${folderOf(stage)}/app && DATA_DIR=../data node scripts/serve.mjs\n`,
);
