import {
  type Sending,
  updateProject,
  updateQuestion,
  updateStep,
} from '@/features/projects/ui/api';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { ProjectView } from '@/features/projects/schema';
import type { StepPatch, StepView } from '@/features/projects/steps/schema';
import type { ChangedTexts } from '@/features/translations/schema';
import { changeTexts } from '@/features/translations/ui/api';
import { itemOf, type SavedItem } from '../../list/model/project-items';
import { type Draft, entryOf, textsOf } from '../model/draft';
import { changedParts } from '../model/draft-parts';
import { fieldErrors } from '../model/field-errors';
import { guideOf } from '../model/guide';
import type { MarkLabels } from '../model/parts';
import { changedTranslations } from '../model/translations';

export type Answer =
  | ProjectView
  | StepView
  | QuestionView
  | Omit<ChangedTexts, 'unpublishedChanges'>;

type Messages = Readonly<Record<string, string>>;

/** One of the calls that save a draft. */
export type SaveRequest = {
  body: object;
  send: (sending: Sending) => Promise<Answer>;
  /** The server's messages by `field.language` */
  errorsIn: (fields: Messages) => Record<string, string>;
};

/**
 * The calls that save a draft: translations go by the call for texts, in which nothing else can
 * change, and any other change with all texts of its item.
 */
export function saveRequests(project: ProjectView, key: string, draft: Draft): SaveRequest[] {
  const stored = itemOf(project, key);
  if (!stored) return [itemRequest(project, key, draft)];
  const { isMore, translations } = changedTranslations(draft, stored, key, project.languages);
  const requests = translations.map(({ body, paths }) => ({
    body,
    send: (sending: Sending) => changeTexts(project.projectUid, body, sending),
    errorsIn: (fields: Messages) =>
      Object.fromEntries(
        Object.entries(fields).map(([path, message]) => [
          paths[Number(path.split('.')[1])] ?? paths[0],
          message,
        ]),
      ),
  }));
  if (!isMore) return requests;
  const whole = itemRequest(project, key, draft);
  return draft.kind === 'guide' ? [whole, ...requests] : [whole];
}

function itemRequest(project: ProjectView, key: string, draft: Draft): SaveRequest {
  const { projectUid, languages } = project;
  const version = draft.baseVersion === undefined ? {} : { version: draft.baseVersion };
  const keep = draft.keepTranslations ? { keepTranslations: true } : {};
  const errorsIn = (fields: Messages) => fieldErrors(fields, languages, draft);
  if (draft.kind === 'guide') {
    const alt = languages.map((lang): StatedText => {
      const text = entryOf(draft, { name: 'alt', isOptional: true }, lang, languages);
      return text.value === '' ? { ...text, pending: true } : text;
    });
    const body = { alt, ...keep, ...version };
    return { body, send: (sending) => updateProject(projectUid, body, sending), errorsIn };
  }
  const { alt, ...others } = textsOf(draft, languages);
  const parts = sentParts(
    changedParts(draft, languages),
    project.steps.find(({ id }) => id === key),
  );
  // The list of pictures has the description of the first, too.
  const texts = { ...others, ...(alt && !parts.media ? { alt } : {}) };
  const body = { ...texts, ...(draft.kind === 'step' ? parts : {}), ...keep, ...version };
  return {
    body,
    send: (sending) =>
      draft.kind === 'question'
        ? updateQuestion(projectUid, key, body, sending)
        : updateStep(projectUid, key, body, sending),
    errorsIn,
  };
}

/** Labels are sent with the marks as they are stored. */
function sentParts(
  { media, ...others }: ReturnType<typeof changedParts>,
  step: StepView | undefined,
): StepPatch {
  const marksOf = (medium: string, labels: MarkLabels) =>
    step?.media
      ?.find(({ id }) => id === medium)
      ?.marks?.map((mark) => ({ ...mark, label: labels[mark.id] }));
  return {
    ...others,
    ...(media && {
      media: media.map(({ labels, ...medium }) => ({
        ...medium,
        ...(labels && { marks: marksOf(medium.id, labels) }),
      })),
    }),
  };
}

/**
 * The saved item in the answer of such a call.
 * @param known the project as it is here now
 */
export function savedIn(answer: Answer, kind: Draft['kind'], known: ProjectView): SavedItem {
  if ('project' in answer) {
    const { project, steps, questions } = answer;
    const item = kind === 'guide' ? { ...known, ...project } : (steps[0] ?? questions[0]);
    return savedIn(item as ProjectView | StepView | QuestionView, kind, known);
  }
  if (kind === 'guide') return { list: 'guide', item: guideOf(answer as ProjectView) };
  return kind === 'question'
    ? { list: 'questions', item: answer as QuestionView }
    : { list: 'steps', item: answer as StepView };
}
