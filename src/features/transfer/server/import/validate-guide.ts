import { createHash } from 'node:crypto';
import { AppError, type FieldProblem } from '@/shared/http/app-error';
import { fieldProblems } from '@/shared/http/field-problems';
import type { LocalizedText } from '@/shared/interface/localized-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  importedOwnTexts,
  newOwnTexts,
  validateFacts,
  validateUnder,
  validateOptionalTexts,
  validateStep,
  validateTexts,
} from '@/features/projects/server/validate-texts';
import { mapTexts, QUESTION_TEXTS, STEP_TEXTS } from '@/features/projects/model/content/fields';
import {
  firstIn,
  furtherIn,
  type WholeGuideInput,
  wholeGuideInput,
} from '@/features/projects/import/schema';
import type {
  FoundGuide,
  FoundPicture,
  InvalidGuide,
  Refusal,
  ValidatedGuide,
} from '../../model/reader';

/** The maximum number of reported problems per guide. */
const PROBLEMS_MAX = 20;

/** Validates a guide by the rules of the API; reports problems with their lines. */
export function validateGuide(found: FoundGuide, file: string): ValidatedGuide | InvalidGuide {
  const counted = found.found ? { found: found.found } : {};
  const unreadable = findUnreadable(found.raw);
  if (unreadable)
    return { refusals: [refusalAt(found, file, unreadable, 'text_unreadable')], ...counted };
  const parsed = wholeGuideInput.safeParse(found.raw);
  const problems = parsed.success
    ? problemsOf(parsed.data, found.origin !== undefined)
    : fieldProblems(parsed.error.issues);
  const refusals = Object.entries(problems)
    .slice(0, PROBLEMS_MAX)
    .map(
      ([field, problem]): Refusal => ({
        ...refusalAt(found, file, pathOf(field), 'field_invalid'),
        field: { path: field, problem },
      }),
    );
  if (!parsed.success || refusals.length > 0) return { refusals, ...counted };
  return {
    input: parsed.data,
    line: found.lineOf(['name']),
    pictures: found.pictures.map((picture) => ({ ...picture, ...placeOf(found, file, picture) })),
    origin: found.origin,
    ...counted,
    ...keysOf(found, parsed.data),
  };
}

function placeOf(found: FoundGuide, file: string, { place, isClip, isOrigin }: FoundPicture) {
  const path =
    place === 'project'
      ? ['picture']
      : [
          'steps',
          place.step,
          ...(isClip
            ? ['clip']
            : [
                ...(place.medium ? ['further', place.medium - 1] : []),
                ...(isOrigin ? ['edit', 'original'] : ['picture']),
              ]),
        ];
  return { file: found.fileOf?.(path) ?? file, line: found.lineOf(path) };
}

function keysOf(
  { origin, raw }: FoundGuide,
  { source }: WholeGuideInput,
): Pick<ValidatedGuide, 'importKey' | 'importKeys'> {
  const keys = [origin?.importKey, source?.key, origin && `guide:${origin.projectUid}`].filter(
    (key) => key !== undefined && key !== '',
  ) as string[];
  const [importKey = `content:${createHash('sha256').update(JSON.stringify(raw)).digest('hex')}`] =
    keys;
  return { importKey, importKeys: keys.length > 0 ? keys : [importKey] };
}

/** Rules for the guide as a whole: its texts must match its languages. */
function problemsOf(guide: WholeGuideInput, isOwn: boolean): Record<string, FieldProblem> {
  // A guide exported from here may contain texts in removed languages; in any other guide they are
  // an error.
  const shown = (texts: LocalizedText[]) => (isOwn ? textsIn(texts, guide.languages) : texts);
  const checks: (() => void)[] = [
    () =>
      validateFacts(
        guide,
        isOwn ? importedOwnTexts(guide) : newOwnTexts(guide),
        shown(guide.yield?.unit ?? []),
      ),
    () => validateOptionalTexts(guide, 'alt', shown(guide.alt)),
    ...guide.steps.map(
      (step, index) => () =>
        validateUnder(`steps.${index}`, () =>
          validateStep(guide, step.type, {
            ...mapTexts(STEP_TEXTS, (_, name) => shown(step[name] ?? [])),
            lines: step.lines?.map((line) => ({ ...line, text: shown(line.text) })),
            timers: step.timers?.map((timer) => ({ ...timer, label: shown(timer.label) })),
          }),
        ),
    ),
    ...guide.steps.flatMap((step, index) =>
      furtherIn(step).map(
        ({ alt }, place) =>
          () =>
            validateOptionalTexts(guide, `steps.${index}.further.${place}.alt`, shown(alt)),
      ),
    ),
    ...guide.steps.flatMap((step, index) =>
      [firstIn(step), ...furtherIn(step)].flatMap(({ marks = [] }, place) => {
        const path = `steps.${index}${place > 0 ? `.further.${place - 1}` : ''}.marks`;
        return marks.map(
          ({ label = [] }, at) =>
            () =>
              validateOptionalTexts(guide, `${path}.${at}.label`, shown(label)),
        );
      }),
    ),
    ...guide.questions.map(
      (question, index) => () =>
        validateUnder(`questions.${index}`, () =>
          validateTexts(
            guide,
            mapTexts(QUESTION_TEXTS, (_, name) => shown(question[name])),
          ),
        ),
    ),
  ];
  return Object.assign({}, ...checks.map(problemsFrom)) as Record<string, FieldProblem>;
}

const textsIn = (texts: LocalizedText[], languages: readonly ProjectLanguage[]) =>
  texts.filter(({ lang }) => languages.includes(lang));

function problemsFrom(check: () => void): Record<string, FieldProblem> {
  try {
    check();
    return {};
  } catch (error) {
    if (error instanceof AppError && error.fields) return error.fields;
    throw error;
  }
}

function refusalAt(
  found: FoundGuide,
  file: string,
  path: (string | number)[],
  reason: Refusal['reason'],
): Refusal {
  const line = found.lineOf(path);
  return { file: found.fileOf?.(path) ?? file, reason, ...(line === undefined ? {} : { line }) };
}

const pathOf = (field: string) =>
  field === 'body'
    ? []
    : field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The path of a text that the database cannot store: with NUL, or a lone surrogate. */
function findUnreadable(
  value: unknown,
  path: (string | number)[] = [],
): (string | number)[] | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || /\p{Surrogate}/u.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const unreadable = findUnreadable(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    if (unreadable) return unreadable;
  }
  return undefined;
}
