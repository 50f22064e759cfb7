import type { Answer } from '@/testing/api';
import { EXAMPLE_IDS } from '../_openapi/example-values';
import type { Example } from '../_openapi/examples';
import type { buildWhole } from './good-bodies';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-22T09:30:00.000Z'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl'],
  [/mks_[\w-]{10,}/g, 'mks_an-example-that-opens-nothing'],
  [/\b[0-9a-f]{64}\b/g, '0a1b2c3d4e5f6a7b'.repeat(4)],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'an-example-that-opens-nothing'],
  [/\b1\d{12}-[\w-]+/g, '1795339800000-an-example'],
  // The machine that records.
  [/(?<=[" ])\/[^" ]*makerstep-test-\w+\/data\/[\w-]+/g, '/srv/makerstep/.data'],
  [/(?<="mb":(?:\d+,"total":)?|"values":\{"total":)\d+/g, '4096'],
  [/\d+ MB (?=are free|of)/g, '4096 MB '],
];

/** A call as documentation shows it, identical from one recording to the next. */
export function recordedExample(
  sent: Pick<Example, 'body' | 'query'>,
  { status, body: answer }: Answer,
  whole: Awaited<ReturnType<typeof buildWhole>>,
): Example {
  const isShown = status < 300 && answer !== undefined && !Buffer.isBuffer(answer);
  const seen = new Map<string, string>();
  const tidy = (value: unknown) =>
    JSON.parse(tidied(JSON.stringify(value), whole, seen)) as unknown;
  return {
    ...(sent.query ? { query: sent.query } : {}),
    ...(sent.body === undefined ? {} : { body: tidy(sent.body) }),
    ...(isShown ? { answer: tidy(answer) } : {}),
  };
}

function tidied(
  text: string,
  { project, questions, feedback, report, creator }: Awaited<ReturnType<typeof buildWhole>>,
  seen: Map<string, string>,
): string {
  const { PROJECT, PROJECT_ID, STEP, STEP_2, QUESTION, QUESTION_2, FEEDBACK, REPORT } = EXAMPLE_IDS;
  const known: [string | undefined, string][] = [
    [project.projectUid, PROJECT],
    [project.id, PROJECT_ID],
    [project.steps[0]?.id, STEP],
    [project.steps[1]?.id, STEP_2],
    [questions[0]?.id, QUESTION],
    [questions[1]?.id, QUESTION_2],
    [feedback.id, FEEDBACK],
    [report.id, REPORT],
    [creator.email, 'mika@makerstep.example'],
    [creator.uid, 'c4d6f8h2j9n3'],
  ];
  const named = known.reduce((so, [from, to]) => (from ? so.replaceAll(from, to) : so), text);
  const ids = new Set<string>(Object.values(EXAMPLE_IDS));
  const numbered = named.replace(UUID, (id) => {
    if (ids.has(id)) return id;
    if (!seen.has(id))
      seen.set(id, `01939d6e-7a10-7000-8000-${String(100 + seen.size).padStart(12, '0')}`);
    return seen.get(id) ?? id;
  });
  return PLAIN.reduce((so, [from, to]) => so.replace(from, to), numbered)
    .replace(/"projectUid":"(?!k7m2p9q4r6t8)\w{12}"/g, '"projectUid":"m3n5q7s9v2w4"')
    .replace(/"uid":"\w{12}"/g, '"uid":"c4d6f8h2j9n3"');
}
