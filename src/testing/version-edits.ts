import type { GuideContent, GuideStep } from '@/features/projects/model/content/content';
import { LINE_KINDS } from '@/features/projects/model/lines/lines';
import type { StoredText } from '@/features/projects/model/texts/states';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import {
  fresh,
  newLine,
  newMark,
  newMedium,
  newQuestion,
  newStep,
  newTimer,
} from './version-contents';

/** Edits of a history, by item: 'name/en', 'picture', 'states'. */
type Ledger = Map<string, Set<string>>;
export type Edited = { guide: GuideContent; touched: Ledger; moves: number };

const pick = <Each>(list: readonly Each[], by: number): Each | undefined => list[by % list.length];
function touch({ touched }: Edited, item: string, what: string) {
  touched.set(item, (touched.get(item) ?? new Set()).add(what));
}
export function write(texts: StoredText[], lang: ProjectLanguage, value: string): StoredText[] {
  return [...texts.filter((text) => text.lang !== lang), { lang, value }];
}

/** The pictures of a step, to change their marks and how they are cut. */
export const picturesOf = (
  step: GuideStep | undefined,
): Pick<GuideStep, 'id' | 'fileId' | 'marks' | 'edit'>[] => (step ? [step, ...step.further] : []);

export const EDITS: Record<string, (edited: Edited, a: number, b: number) => void> = {
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
  cutPicture(edited, a, b) {
    const picture = pick(picturesOf(pick(edited.guide.steps, a)), b);
    if (!picture) return;
    const originId = picture.edit?.originId ?? picture.fileId ?? fresh();
    const crop = b % 2 ? { x: 0, y: 0, w: 0.5, h: 1 } : null;
    picture.edit = { originId, crop, turn: (a % 4) as 0 | 1 | 2 | 3, covers: [] };
    picture.fileId = fresh();
    touch(edited, picture.id, 'picture');
  },
  addMark(edited, a, b) {
    const picture = pick(picturesOf(pick(edited.guide.steps, a)), b);
    if (picture) picture.marks = [...(picture.marks ?? []), newMark()];
  },
  removeMark(edited, a, b) {
    pick(picturesOf(pick(edited.guide.steps, a)), b)?.marks?.shift();
  },
  markLabel(edited, a, b) {
    const mark = pick(picturesOf(pick(edited.guide.steps, a)), b)?.marks?.at(-1);
    const lang = pick(edited.guide.project.languages, a + b) ?? 'en';
    if (!mark) return;
    mark.label = write(mark.label, lang, fresh());
    touch(edited, mark.id, `label/${lang}`);
  },
  markShape(edited, a, b) {
    const mark = pick(picturesOf(pick(edited.guide.steps, a)), b)?.marks?.at(-1);
    if (!mark) return;
    if (b % 3 === 0) mark.x += 0.01;
    else if (b % 3 === 1) mark.number = (mark.number ?? 0) + 1;
    else mark.w /= 2;
    touch(edited, mark.id, 'shape');
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
  kind(edited) {
    edited.guide.project.kind = 2;
    touch(edited, 'project', 'kind');
  },
  yieldAmount(edited, a) {
    const { project } = edited.guide;
    project.yield = { unit: [], ...project.yield, amount: Number(fresh()) + a };
    touch(edited, 'project', 'yield');
  },
  yieldWord(edited, a) {
    const { project } = edited.guide;
    const lang = pick(project.languages, a) ?? 'en';
    if (!project.yield) return;
    project.yield.unit = write(project.yield.unit, lang, fresh());
    touch(edited, 'project', `yield/${lang}`);
  },
  fixPart({ guide }, a) {
    const part = pick(guide.project.parts, a);
    if (part) part.fixed = true;
  },
  useOf(edited, a, b) {
    const step = pick(edited.guide.steps, a);
    const item = pick(edited.guide.project.parts, b)?.id;
    if (!step || !item) return;
    const others = (step.uses ?? []).filter((use) => use.item !== item);
    step.uses = [...others, { item, amount: { value: Number(fresh()), unit: 'g' } }];
    touch(edited, step.id, 'uses');
  },
  addLanguage(edited) {
    const { languages } = edited.guide.project;
    const lang = PROJECT_LANGUAGES.find((each) => !languages.includes(each));
    if (!lang || languages.length > 3) return;
    languages.push(lang);
    touch(edited, 'project', 'languages');
  },
};
