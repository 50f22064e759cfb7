import type { ProjectLanguage } from '@/shared/interface/languages';
import { GuideKind, NEW_AVERAGE_TIME, ProjectType } from '../../constants';
import type { ProjectInput } from '../../schema';
import {
  type DraftTranslations,
  draftTranslationsOf,
  withYieldWord,
  yieldToSend,
} from './draft-translations';
import { LIST_OF, type TextLists } from '../texts/project-texts';

/** The fields of the form, in the primary language. */
type FormInput = Omit<ProjectInput, keyof TextLists>;

/** The values of the project form while editing: numbers are texts. */
export type ProjectDraft = Omit<FormInput, 'averageTime' | 'people' | 'kind' | 'yield'> & {
  hours: string;
  minutes: string;
  people: string;
  kind: GuideKind;
  /** its word in the primary language */
  yield: string;
  yieldAmount: string;
} & DraftTranslations;

/** The fields of the form that can show an error. */
export const PROJECT_FORM_FIELDS = [
  'name',
  'languages',
  'type',
  'averageTime',
  'people',
  'description',
  'ref',
  'brand',
  'category',
  'tags',
  'tools',
  'parts',
  'kind',
  'yield',
] as const satisfies readonly (keyof ProjectInput)[];
export type ProjectFormField = (typeof PROJECT_FORM_FIELDS)[number];
/** Paths of the form's fields, and of the lists of translations. */
export const PROJECT_FORM_PATHS = [...PROJECT_FORM_FIELDS, ...Object.values(LIST_OF)];

const MINUTES_PER_HOUR = 60;

/** The form values of a project; without one, the defaults of a new guide in the given language. */
export function toDraft(
  project: ProjectInput | undefined,
  language: ProjectLanguage,
): ProjectDraft {
  const stored = project && withYieldWord(project);
  const [hours, minutes] = (project?.averageTime ?? NEW_AVERAGE_TIME)
    .split(':')
    .map((part) => String(Number(part))) as [string, string];
  return {
    name: project?.name ?? '',
    languages: project?.languages ?? [language],
    type: project?.type ?? ProjectType.Public,
    // An empty field for the hours of a new guide reads better than a zero.
    hours: project ? hours : '',
    minutes,
    people: String(project?.people ?? 1),
    description: project?.description ?? '',
    ref: project?.ref ?? '',
    brand: project?.brand ?? '',
    category: project?.category ?? '',
    tags: project?.tags ?? [],
    tools: project?.tools ?? [],
    parts: project?.parts ?? [],
    kind: project?.kind ?? GuideKind.Guide,
    yieldAmount: project?.yield ? String(project.yield.amount) : '',
    yield: stored?.yield ?? '',
    ...draftTranslationsOf(stored),
  };
}

/** The request body for the schema, which reports missing or invalid values; without translations. */
export function toInput(draft: ProjectDraft): Record<keyof FormInput, unknown> {
  const {
    hours,
    minutes,
    people,
    names: _names,
    descriptions: _descriptions,
    categories: _categories,
    tagLists: _tagLists,
    partLists: _partLists,
    toolLists: _toolLists,
    confirmed: _confirmed,
    yieldAmount: _yieldAmount,
    yieldUnits: _yieldUnits,
    keepTranslations: _keepTranslations,
    ...rest
  } = draft;
  return {
    ...rest,
    yield: yieldToSend(draft),
    averageTime: averageTimeOf(hours.trim(), minutes.trim()),
    people: people.trim() === '' ? Number.NaN : Number(people),
  };
}

// '90 minutes' is accepted and becomes 01:30. A value that is not a whole number is passed on, to
// be rejected.
function averageTimeOf(hours: string, minutes: string): string {
  if (hours === '' && minutes === '') return '';
  if (!/^\d{0,4}$/.test(hours) || !/^\d{0,4}$/.test(minutes)) return `${hours}:${minutes}`;
  const total = Number(hours) * MINUTES_PER_HOUR + Number(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(total / MINUTES_PER_HOUR))}:${two(total % MINUTES_PER_HOUR)}`;
}
