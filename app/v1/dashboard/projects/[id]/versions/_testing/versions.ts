import { call, type Handler } from '@/testing/api';
import { type buildPublished, texts } from '@/testing/database/factories';
import { upload } from '../../../../../_testing/uploads';
import { GET as readPublic } from '../../../../../projects/[id]/route';
import { DELETE as discard } from '../../draft/route';
import { PATCH as change } from '../../route';
import { DELETE as remove, PATCH as changeStep } from '../../steps/[stepId]/route';
import { POST as restore } from '../[number]/restore/route';
import { DELETE as dropOld, POST as publish } from '../route';

export type Built = Awaited<ReturnType<typeof buildPublished>>;
export type Options = NonNullable<Parameters<typeof call>[1]>;
const query = { draft: 'true' };

/** A call of the project's creator. */
export const ask = ({ creator, project }: Built, handler: Handler, options: Options = {}) =>
  call(handler, {
    token: creator.token,
    ...options,
    params: { id: project.id, ...options.params },
  });
export const stepOf = ({ project }: Built, at = 0) => project.steps[at]?.id ?? '';
export const namesOf = (project: { steps: { name: { value: string }[] }[] }) =>
  project.steps.map(({ name }) => name[0]?.value);

/** Changes of the draft. */
export const edit = (built: Built, body: object) =>
  ask(built, change, { method: 'PATCH', body, query });
export const editStep = (built: Built, body: object, at = 0) =>
  ask(built, changeStep, { method: 'PATCH', params: { stepId: stepOf(built, at) }, body, query });
export const nameStep = (built: Built, name: string, at = 0) =>
  editStep(built, { name: texts(name) }, at);
export const removeStep = (built: Built, at = 0) =>
  ask(built, remove, { method: 'DELETE', params: { stepId: stepOf(built, at) }, query });
/** Assigns a new picture to a step of the draft; returns its key. */
export async function newPicture(built: Built, at = 0): Promise<string> {
  const key = await upload(built.creator);
  await editStep(built, { file: { name: 'a.png', url: key } }, at);
  return key;
}

export const say = (built: Built, body: object = {}) =>
  ask(built, publish, { method: 'POST', body });
export const bringBack = (built: Built, number: number) =>
  ask(built, restore, { method: 'POST', params: { number: `${number}` } });
export const throwAway = (built: Built) => ask(built, discard, { method: 'DELETE' });
export const drop = (built: Built) => ask(built, dropOld, { method: 'DELETE' });

/** Public answer: the project as readers get it. */
export const shown = async ({ project }: Built, asked: Record<string, string> = {}) =>
  (await call(readPublic, { params: { id: project.id }, query: asked })).body;
