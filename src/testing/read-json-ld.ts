import { jsonLdReader } from '@/features/transfer/sources/model/json-ld/json-ld-reader';
import { readBy, toPlain } from './found-guides';

/** Reads a HowTo like the import, in a short form: one line per step, and the notes. */
export function readJsonLd(value: object) {
  const { guides, refusals } = readBy(
    jsonLdReader,
    'a.json',
    JSON.stringify({ '@type': 'HowTo', name: 'x', ...value }, null, 1),
  );
  const [guide] = guides.map(toPlain);
  if (!guide) throw new Error(JSON.stringify(refusals));
  return {
    guide,
    steps: guide.steps.map(({ is, name, text }) =>
      is === 'chapter' ? `# ${name}` : text === `${name}.` ? name : `${name}: ${text}`,
    ),
    problems: refusals.map(({ reason, values }) => [reason, values?.['source']]),
    lines: refusals.map(({ line }) => line),
  };
}
