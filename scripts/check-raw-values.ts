import { readFileSync } from 'node:fs';
import { filesIn } from './files-in';
import { findRawValues } from './raw-values/find';
import { MAY_BE_RAW } from './raw-values/allowed';

// Colours, sizes and shadows are tokens (src/styles/tokens.css); screens use them by name only.
const ROOTS = ['app', 'src'];
/** Definitions of tokens, and folders without screens. */
const OUTSIDE = /^src\/(?:ui\/kit|styles|testing|server\/db)\/|^app\/v1\/|\.test\.tsx?$/;

const files = ROOTS.flatMap(filesIn).filter((file) => /\.tsx?$/.test(file) && !OUTSIDE.test(file));
const used = new Set<string>();
const problems: string[] = [];
for (const file of files) {
  for (const { line, kind, text } of findRawValues(file, readFileSync(file, 'utf8'))) {
    if (MAY_BE_RAW[file]?.kinds.includes(kind)) used.add(`${file} ${kind}`);
    else
      problems.push(
        `${file}:${line}: ${text} is no token of src/styles/tokens.css; /developers/design shows them.`,
      );
  }
}
for (const [file, { kinds }] of Object.entries(MAY_BE_RAW)) {
  for (const kind of kinds)
    if (!used.has(`${file} ${kind}`))
      problems.push(
        `scripts/raw-values/allowed.ts: ${file} has no ${kind} that needs to be allowed.`,
      );
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
