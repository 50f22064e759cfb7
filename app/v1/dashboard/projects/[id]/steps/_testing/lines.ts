import type { LineKind } from '@/features/projects/model/lines/lines';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../../../projects/[id]/route';
import { GET as readProject } from '../../route';
import { as, type Built } from './steps';

export const both: ProjectLanguage[] = ['en', 'pt-BR'];
export const line = (kind: LineKind, value: string, languages = both) => ({
  kind,
  text: texts(value, languages),
});
export const timer = (seconds: number, label?: string) => ({
  seconds,
  ...(label ? { label: texts(label, both) } : {}),
});
export const build = (fields: Parameters<typeof buildProject>[0] = {}) =>
  buildProject({ languages: both, steps: 1, ...fields });
export const read = async (built: Built) => (await call(readProject, as(built))).body;
export const shown = async (built: Built) =>
  (await call(readPublic, { params: { id: built.project.projectUid } })).body;
export const plainTexts = (list: { lang: string; value: string }[]) =>
  list.map(({ lang, value }) => ({ lang, value }));
