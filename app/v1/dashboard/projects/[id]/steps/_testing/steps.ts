import { storedSteps } from '@/testing/database/stored-items';
import { call } from '@/testing/api';
import type { buildProject } from '@/testing/database/factories';
import { PATCH } from '../[stepId]/route';
import { POST } from '../route';

export type Built = Awaited<ReturnType<typeof buildProject>>;

export const as = ({ creator, project }: Built, stepId = '') => ({
  token: creator.token,
  params: { id: project.projectUid, stepId },
});
export const add = (built: Built, body: object) => call(POST, { ...as(built), body });
export const change = (built: Built, body: object, index = 0) =>
  call(PATCH, { ...as(built, built.project.steps[index]?.id), method: 'PATCH', body });
export const idsOf = ({ project }: Built) => project.steps.map((step) => step.id);
export const fieldsOf = async (answer: Promise<{ body: { error?: { fields: object } } }>) =>
  (await answer).body.error?.fields;

export async function places(built: Built): Promise<{ ids: string[]; positions: number[] }> {
  const rows = await storedSteps(built.project.id);
  return { ids: rows.map((row) => row.id), positions: rows.map((row) => row.position) };
}
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
