import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINE_KINDS } from '@/features/projects/model/lines/lines';
import type { StoredText } from '../texts/states';
import {
  fresh,
  newGuide,
  newLine,
  newMedium,
  newQuestion,
  newStep,
  newTimer,
} from '@/testing/version-contents';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { compare } from './compare';
import type { Changes, LineChange, StepChange } from './changes';
import type { GuideContent, GuideStep } from '../content/content';
import { countChanges, summaryOf } from './summary';

/** Edits of a history, by item: 'name/en', 'picture', 'states'. */
type Ledger = Map<string, Set<string>>;
type Edited = { guide: GuideContent; touched: Ledger; moves: number };

const pick = <Each>(list: readonly Each[], by: number): Each | undefined => list[by % list.length];
function touch({ touched }: Edited, item: string, what: string) {
  touched.set(item, (touched.get(item) ?? new Set()).add(what));
}
function write(texts: StoredText[], lang: ProjectLanguage, value: string): StoredText[] {
  return [...texts.filter((text) => text.lang !== lang), { lang, value }];
}

const EDITS: Record<string, (edited: Edited, a: number, b: number) => void> = {
  stepText(edited, a, b) {
    const step = pick(edited.guide.steps, a);
    const lang = pick(edited.guide.project.languages, b) ?? 'en';
    const field = pick(['name', 'description', 'alt'] as const, a + b) ?? 'name';
    if (!step) return;
    step[field] = write(step[field], lang, fresh());
    touch(edited, step.id, `${field}/${lang}`);
  },
  hiddenText(edited, a) {
    const step = pick(edited.guide.steps, a);
    const hidden = PROJECT_LANGUAGES.find((lang) => !edited.guide.project.languages.includes(lang));
    // A language that is added later would show it; the one that is added last is never reached.
    if (step && hidden && edited.guide.project.languages.length > 3)
      step.name = write(step.name, hidden, fresh());
  },
  stepPicture(edited, a) {
    const step = pick(edited.guide.steps, a);
    if (!step) return;
    step.fileId = fresh();
    touch(edited, step.id, 'picture');
  },
  addStep({ guide }, a) {
    guide.steps.splice(a % (guide.steps.length + 1), 0, newStep());
  },
  removeStep({ guide }, a) {
    if (guide.steps.length > 0) guide.steps.splice(a % guide.steps.length, 1);
  },
  moveStep(edited, a, b) {
    const { steps } = edited.guide;
    const [step] = steps.splice(a % Math.max(steps.length, 1), 1);
    if (step) steps.splice(b % (steps.length + 1), 0, step);
    edited.moves += 1;
  },
  addMedium(edited, a, b) {
    const step = pick(edited.guide.steps, a);
    step?.further.splice(b % (step.further.length + 1), 0, newMedium());
  },
  removeMedium(edited, a, b) {
    const step = pick(edited.guide.steps, a);
    if (step?.further.length) step.further.splice(b % step.further.length, 1);
  },
  mediumText(edited, a, b) {
    const medium = pick(pick(edited.guide.steps, a)?.further ?? [], b);
    const lang = pick(edited.guide.project.languages, a + b) ?? 'en';
    if (!medium) return;
    medium.alt = write(medium.alt, lang, fresh());
    touch(edited, medium.id, `alt/${lang}`);
  },
  mediumPicture(edited, a, b) {
    const medium = pick(pick(edited.guide.steps, a)?.further ?? [], b);
    if (!medium) return;
    medium.fileId = fresh();
    touch(edited, medium.id, 'picture');
  },
  addLine(edited, a, b) {
    const step = pick(edited.guide.steps, a);
    if (!step) return;
    const lines = [...(step.lines ?? [])];
    lines.splice(b % (lines.length + 1), 0, newLine());
    step.lines = lines;
  },
  removeLine(edited, a, b) {
    const step = pick(edited.guide.steps, a);
    if (step?.lines?.length) step.lines.splice(b % step.lines.length, 1);
  },
  lineText(edited, a, b) {
    const line = pick(pick(edited.guide.steps, a)?.lines ?? [], b);
    const lang = pick(edited.guide.project.languages, a + b) ?? 'en';
    if (!line) return;
    line.text = write(line.text, lang, fresh());
    touch(edited, line.id, `text/${lang}`);
  },
  lineKind(edited, a, b) {
    const line = pick(pick(edited.guide.steps, a)?.lines ?? [], b);
    const next = line && LINE_KINDS[LINE_KINDS.indexOf(line.kind) + 1];
    if (!line || !next) return;
    line.kind = next;
    touch(edited, line.id, 'kind');
  },
  addTimer(edited, a) {
    const step = pick(edited.guide.steps, a);
    if (step) step.timers = [...(step.timers ?? []), newTimer()];
  },
  removeTimer(edited, a) {
    const step = pick(edited.guide.steps, a);
    step?.timers?.pop();
  },
  timerSeconds(edited, a, b) {
    const timer = pick(pick(edited.guide.steps, a)?.timers ?? [], b);
    if (!timer) return;
    timer.seconds += 1;
    touch(edited, timer.id, 'seconds');
  },
  addQuestion({ guide }, a) {
    guide.questions.splice(a % (guide.questions.length + 1), 0, newQuestion());
  },
  removeQuestion({ guide }, a) {
    if (guide.questions.length > 0) guide.questions.splice(a % guide.questions.length, 1);
  },
  answer(edited, a, b) {
    const question = pick(edited.guide.questions, a);
    const lang = pick(edited.guide.project.languages, b) ?? 'en';
    if (!question) return;
    question.answer = write(question.answer, lang, fresh());
    touch(edited, question.id, `answer/${lang}`);
  },
  oldTranslation(edited, a) {
    const step = pick(edited.guide.steps, a);
    const text = step?.name.find(({ lang }) => lang === 'pt-BR');
    if (!step || !text) return;
    text.of = '';
    touch(edited, step.id, 'states');
  },
  projectName(edited) {
    const { project } = edited.guide;
    project.name = write(project.name, 'en', fresh());
    touch(edited, 'project', 'name/en');
  },
  people(edited) {
    edited.guide.project.people += 1;
    touch(edited, 'project', 'people');
  },
  brand(edited) {
    edited.guide.project.brand = fresh();
    touch(edited, 'project', 'brand');
  },
  projectPicture(edited) {
    edited.guide.project.fileId = fresh();
    touch(edited, 'project', 'picture');
  },
  addPart({ guide }, a) {
    const part = { id: fresh(), text: [{ lang: 'en' as const, value: fresh() }] };
    guide.project.parts.splice(a % (guide.project.parts.length + 1), 0, part);
  },
  removePart({ guide }, a) {
    guide.project.parts.splice(a % Math.max(guide.project.parts.length, 1), 1);
  },
  addLanguage(edited) {
    const { languages } = edited.guide.project;
    const lang = PROJECT_LANGUAGES.find((each) => !languages.includes(each));
    if (!lang || languages.length > 3) return;
    languages.push(lang);
    touch(edited, 'project', 'languages');
  },
};

const history = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.keys(EDITS)), a: fc.nat(999), b: fc.nat(999) }),
  { maxLength: 40 },
);

/** Entries of a comparison, in the words of the ledger. */
const listed = (changes: Changes): Map<string, string[]> =>
  new Map(
    [
      ...[...changes.steps, ...changes.questions, ...changes.steps.flatMap(partsIn)].map(
        (item) => [item.id, item.kind === 'changed' ? whatDiffers(item) : [item.kind]] as const,
      ),
      [
        'project',
        [...whatDiffers(changes.project), ...changes.project.settings.map(({ field }) => field)],
      ] as const,
    ].flatMap(([id, what]) => (what.length > 0 ? [[id, [...what].sort()] as const] : [])),
  );
/** Of steps that are in both versions: of others, all parts come or go. */
const partsIn = ({ kind, media = [], lines = [], timers = [] }: StepChange) =>
  kind === 'changed' ? [...media, ...lines, ...timers] : [];
const whatDiffers = (item: {
  texts: readonly { field: string; lang: string }[];
  picture?: object;
  kindBefore?: LineChange['kindBefore'];
  kindAfter?: LineChange['kindAfter'];
  secondsBefore?: number | undefined;
  secondsAfter?: number | undefined;
  hasNewStates: boolean;
}): string[] => [
  ...item.texts.map(({ field, lang }) => `${field}/${lang}`),
  ...(item.picture ? ['picture'] : []),
  ...(item.kindBefore === item.kindAfter ? [] : ['kind']),
  ...(item.secondsBefore === item.secondsAfter ? [] : ['seconds']),
  ...(item.hasNewStates ? ['states'] : []),
];

/** Edits of items that are in both versions, and added and removed items. */
function expected(from: GuideContent, { guide, touched }: Edited): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const isInBoth = ({ id }: GuideStep) =>
    [from, guide].every(({ steps }) => steps.some((step) => step.id === id));
  const ids = ({ steps, questions }: GuideContent) => {
    const parts = steps
      .filter(isInBoth)
      .flatMap(({ further, lines = [], timers = [] }) => [...further, ...lines, ...timers]);
    return [...steps, ...questions, ...parts].map(({ id }) => id);
  };
  const [before, after] = [ids(from), ids(guide)];
  for (const id of before.filter((each) => !after.includes(each))) all.set(id, ['removed']);
  for (const id of after.filter((each) => !before.includes(each))) all.set(id, ['added']);
  for (const [id, what] of touched) {
    if (id !== 'project' && !(before.includes(id) && after.includes(id))) continue;
    const hasTexts = [...what].some((each) => each.includes('/'));
    // A rewritten translation is no longer old, and states are not listed beside texts.
    const told = [...what].filter((each) => each !== 'states' || !hasTexts);
    if (told.length > 0) all.set(id, told.sort());
  }
  return all;
}

it('lists exactly the edits of any history', () => {
  fc.assert(
    fc.property(fc.nat(12), history, (size, edits) => {
      const from = newGuide(size);
      const edited: Edited = { guide: structuredClone(from), touched: new Map(), moves: 0 };
      for (const { kind, a, b } of edits) EDITS[kind]?.(edited, a, b);
      const to = edited.guide;
      const changes = compare(from, to);

      const moved = new Set(changes.steps.flatMap(({ id, isMoved }) => (isMoved ? [id] : [])));
      const stayed = ({ steps }: GuideContent, other: GuideContent) =>
        steps.flatMap(({ id }) =>
          moved.has(id) || !other.steps.some((each) => each.id === id) ? [] : [id],
        );
      expect(stayed(from, to)).toEqual(stayed(to, from));
      expect(moved.size).toBeLessThanOrEqual(edited.moves);
      expect(Object.fromEntries(listed(changes))).toEqual(
        Object.fromEntries(expected(from, edited)),
      );

      const [oldParts = [], newParts = []] = [from, to].map(({ project }) =>
        project.parts.map(({ text }) => text[0]?.value ?? ''),
      );
      const parts = {
        added: newParts.filter((part) => !oldParts.includes(part)),
        removed: oldParts.filter((part) => !newParts.includes(part)),
      };
      expect(changes.project.lists).toEqual(
        parts.added.length + parts.removed.length === 0
          ? []
          : [{ field: 'parts', lang: 'en', isReordered: false, ...parts }],
      );

      const counts = Object.values(summaryOf(changes));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countChanges(changes));
      expect(countChanges(compare(to, structuredClone(to)))).toBe(0);
    }),
    { seed: 39, numRuns: 300 },
  );
});

it('lists each step once, in the newer order, when all of a long guide differs', () => {
  const from = newGuide(150);
  const to = structuredClone(from);
  to.steps.reverse();
  for (const step of to.steps) step.name = write(step.name, 'en', fresh());
  expect(compare(from, to).steps.map(({ id }) => id)).toEqual(to.steps.map(({ id }) => id));
});
