import { expect } from 'vitest';
import { LINE_KINDS } from '@/features/projects/model/lines/lines';
import { contentOf, type GuideContent } from '@/features/projects/model/content/content';
import type { BinItem } from '@/features/projects/bin/schema';
import { draftOf } from '@/features/projects/server/draft/columns';
import { readOwnedRow } from '@/features/projects/server/owned-project';
import type { ProjectView, PublicProject } from '@/features/projects/schema';
import { db } from '@/server/db/client';
import type { Handler } from '@/testing/api';
import { stepBody, texts } from '@/testing/database/factories';
import { upload } from '../../../../../_testing/uploads';
import { POST as restoreFromBin } from '../../bin/[itemId]/restore/route';
import { GET as listBin } from '../../bin/route';
import { POST as addQuestion } from '../../faq/route';
import { DELETE as removeQuestion, PATCH as changeQuestion } from '../../faq/[questionId]/route';
import { GET as readOwn } from '../../route';
import { DELETE as removeStep, PATCH as changeStep } from '../../steps/[stepId]/route';
import { POST as copyStep } from '../../steps/[stepId]/duplicate/route';
import { POST as undoRemoval } from '../../steps/[stepId]/restore/route';
import { POST as swap } from '../../steps/[stepId]/swap-picture/route';
import { POST as addStep } from '../../steps/route';
import { PATCH as sort } from '../../steps/sort/route';
import { POST as restoreStep } from '../[number]/steps/[stepId]/restore/route';
import { ask, bringBack, type Built, edit, say, shown, throwAway } from './versions';

export const LANGUAGES = ['en', 'pt-BR'] as const;
let made = 0;
const fresh = () => `${(made += 1)}`;
const pick = <Each>(list: readonly Each[], by: number): Each | undefined => list[by % list.length];

type Stored = { head: unknown; contents: unknown };
const toContent = ({ head, contents }: Stored) =>
  ({ project: head, ...(contents as object) }) as GuideContent;
/** The draft as a version would keep it. */
export const findDraft = async ({ creator, project }: Built): Promise<GuideContent> =>
  contentOf(draftOf(await readOwnedRow(creator.actor, project.id)));
const findContent = async (projectId: string, number: number) =>
  toContent(
    await db().projectVersion.findUniqueOrThrow({
      where: { projectId_number: { projectId, number } },
    }),
  );

/** A guide with everything that readers ever got of it. */
export class History {
  /** By the number of the version. */
  readonly contents: GuideContent[] = [];
  readonly answers: PublicProject[] = [];
  private readonly removed: string[] = [];

  constructor(readonly built: Built) {}

  get newest(): number {
    return this.contents.length - 1;
  }

  async own(): Promise<ProjectView> {
    return (await ask(this.built, readOwn)).body;
  }

  draft(): Promise<GuideContent> {
    return findDraft(this.built);
  }

  async send(handler: Handler, method: string, params = {}, body?: object): Promise<void> {
    const query = { draft: 'true' };
    const sent = await ask(this.built, handler, { method, params, query, ...(body && { body }) });
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
  }

  async bin(): Promise<BinItem[]> {
    return (await ask(this.built, listBin)).body.results;
  }

  async change(body: object): Promise<void> {
    expect((await edit(this.built, body)).status).toBe(200);
  }

  async picture(): Promise<{ name: string; url: string }> {
    return { name: 'a.png', url: await upload(this.built.creator) };
  }

  async remove(id: string): Promise<void> {
    await this.send(removeStep, 'DELETE', { stepId: id });
    this.removed.push(id);
  }

  /** Also when it came back by other means, or is not there to come back. */
  async undo(): Promise<void> {
    const stepId = this.removed.pop();
    if (stepId === undefined) return;
    const query = { draft: 'true' };
    const undone = await ask(this.built, undoRemoval, {
      method: 'POST',
      params: { stepId },
      query,
    });
    expect([200, 404]).toContain(undone.status);
  }

  /** Notes what was published, if anything was. */
  async noteVersion(number: number, expected: GuideContent): Promise<void> {
    if (number === this.newest) return;
    expect(number).toBe(this.contents.length);
    expect(await findContent(this.built.project.id, number)).toEqual(expected);
    this.contents[number] = expected;
    this.answers[number] = await shown(this.built);
  }

  async publish(): Promise<void> {
    const content = await this.draft();
    await this.noteVersion((await say(this.built)).body.versionNumber, content);
  }

  async publishStep(by: number): Promise<void> {
    const draft = await this.draft();
    const newest = this.contents[this.newest] as GuideContent;
    const shared = draft.steps.filter(({ id }) => newest.steps.some((step) => step.id === id));
    const step = pick(shared, by);
    if (!step) return;
    const { body } = await say(this.built, { stepId: step.id });
    const steps = newest.steps.map((each) => (each.id === step.id ? step : each));
    await this.noteVersion(body.versionNumber, { ...newest, steps });
  }
}

type Edit = (history: History, a: number, b: number) => Promise<unknown>;
/** Calls `work` with a step of the draft that is none of its chapters. */
const onStep =
  (work: (history: History, stepId: string, b: number) => Promise<unknown>): Edit =>
  async (history, a, b) => {
    const steps = (await history.own()).steps.filter(({ type }) => type === 1);
    return work(history, pick(steps, a)?.id ?? '', b);
  };
/** Changes of a draft, by name; their numbers choose what they change. */
export const EDITS: Record<string, Edit> = {
  name: (history) => history.change({ name: fresh() }),
  translatedName: async (history, a) => {
    const lang = pick((await history.own()).languages, a);
    await history.change({ names: [{ lang, value: fresh() }] });
  },
  lists: (history, a) => history.change({ parts: [fresh()], tags: a % 2 ? [] : [fresh()] }),
  languages: (history, a) => history.change({ languages: a % 2 ? LANGUAGES : ['en'] }),
  cover: async (history, a) => history.change({ file: a % 3 ? await history.picture() : null }),
  stepText: onStep(async (history, stepId, b) => {
    const { languages } = await history.own();
    const field = pick(['name', 'description'], b) ?? '';
    await history.send(changeStep, 'PATCH', { stepId }, { [field]: texts(fresh(), languages) });
  }),
  stepLines: onStep(async (history, stepId, b) => {
    const { languages, steps } = await history.own();
    const lines = steps.find(({ id }) => id === stepId)?.lines ?? [];
    const kind = pick(LINE_KINDS, b) ?? 'note';
    const added = lines.length < 3 ? [{ kind, text: texts(fresh(), languages) }] : [];
    // Sometimes one goes, sometimes all are turned round.
    const keptLines = b % 3 === 0 ? lines.slice(1) : b % 3 === 1 ? lines.toReversed() : lines;
    await history.send(changeStep, 'PATCH', { stepId }, { lines: [...added, ...keptLines] });
  }),
  stepTimers: onStep(async (history, stepId, b) => {
    const { languages } = await history.own();
    const timers = b % 3 ? [{ seconds: 5 + b, label: texts(fresh(), languages) }] : [];
    await history.send(changeStep, 'PATCH', { stepId }, { timers });
  }),
  stepPicture: onStep(async (history, stepId) =>
    history.send(changeStep, 'PATCH', { stepId }, { file: await history.picture() }),
  ),
  marks: onStep(async (history, stepId, b) => {
    const { languages, steps } = await history.own();
    const [medium] = steps.find(({ id }) => id === stepId)?.media ?? [];
    if (!medium) return;
    const label = texts(fresh(), languages);
    const added = { kind: 'circle', x: 0.1, y: 0.2, w: 0.3, h: 0.3, number: 1 + (b % 9), label };
    const marks = b % 3 ? [...medium.marks.slice(0, 5), added] : medium.marks.slice(1);
    await history.send(changeStep, 'PATCH', { stepId }, { media: [{ id: medium.id, marks }] });
  }),
  turnPicture: onStep(async (history, stepId, b) => {
    const { steps } = await history.own();
    const [medium] = steps.find(({ id }) => id === stepId)?.media ?? [];
    if (!medium) return;
    const edit = b % 4 ? { turn: b % 4 } : null;
    await history.send(changeStep, 'PATCH', { stepId }, { media: [{ id: medium.id, edit }] });
  }),
  swapPictures: onStep(async (history, stepId, b) => {
    const other = pick((await history.own()).steps, b)?.id ?? '';
    if (other !== stepId) await history.send(swap, 'POST', { stepId }, { with: other });
  }),
  addStep: async (history) =>
    history.send(addStep, 'POST', {}, stepBody(fresh(), (await history.own()).languages)),
  copyStep: onStep((history, stepId) => history.send(copyStep, 'POST', { stepId })),
  removeStep: onStep(async (history, stepId) => {
    if ((await history.own()).steps.length > 1) await history.remove(stepId);
  }),
  undoRemoval: (history) => history.undo(),
  sort: async (history, a) => {
    const ids = (await history.own()).steps.map(({ id }) => id);
    const [moved] = ids.splice(a % ids.length, 1);
    await history.send(sort, 'PATCH', {}, { ids: [moved, ...ids] });
  },
  addQuestion: async (history) => {
    const { languages } = await history.own();
    const body = { question: texts(fresh(), languages), answer: texts(fresh(), languages) };
    await history.send(addQuestion, 'POST', {}, body);
  },
  question: async (history, a, b) => {
    const { questions, languages } = await history.own();
    const questionId = pick(questions, a)?.id;
    if (questionId === undefined) return;
    if (b % 3 === 0) await history.send(removeQuestion, 'DELETE', { questionId });
    else
      await history.send(
        changeQuestion,
        'PATCH',
        { questionId },
        { answer: texts(fresh(), languages) },
      );
  },
  discard: async (history) => {
    expect((await throwAway(history.built)).body.unpublishedChanges).toBe(0);
    expect(await history.draft()).toEqual(history.contents[history.newest]);
  },
  bringBack: async (history, a) => {
    const number = 1 + (a % history.newest);
    expect((await bringBack(history.built, number)).status).toBe(200);
    expect(await history.draft()).toEqual(history.contents[number]);
  },
  undoDiscard: async (history) => {
    if ((await ask(history.built, readOwn)).body.unpublishedChanges === 0) return;
    const before = await history.draft();
    await throwAway(history.built);
    await history.send(restoreFromBin, 'POST', { itemId: (await history.bin())[0]?.id });
    expect(await history.draft()).toEqual(before);
  },
  fromBin: async (history, a) => {
    const item = pick(await history.bin(), a);
    if (item) await history.send(restoreFromBin, 'POST', { itemId: item.id });
  },
  oneStep: async (history, a, b) => {
    const number = 1 + (a % history.newest);
    const steps = (history.contents[number] as GuideContent).steps;
    const step = pick(steps, b) as GuideContent['steps'][number];
    await history.send(restoreStep, 'POST', { number: `${number}`, stepId: step.id });
    expect((await history.draft()).steps).toContainEqual(step);
  },
  publish: (history) => history.publish(),
  publishStep: (history, a) => history.publishStep(a),
};
