import 'server-only';
import { parse } from '@/server/parser/parser';
import { AppError, fieldError } from '@/shared/http/app-error';
import { type ProjectLanguage, PROJECT_LANGUAGES } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import type { DraftQuery, Unpublished } from '@/features/projects/field-schemas';
import type { Draft } from '@/features/projects/model/content/content';
import {
  withFactTexts,
  withQuestionTexts,
  withStepTexts,
} from '@/features/projects/model/content/texts';
import {
  type EditedText,
  plain,
  type StoredText,
  withOriginsIn,
} from '@/features/projects/model/texts/states';
import { changeGuide } from '@/features/projects/server/draft/change-guide';
import { draftOf, type OwnedGuide } from '@/features/projects/server/draft/columns';
import { projectIn, readOwnedRow } from '@/features/projects/server/owned-project';
import { languagesOf } from '@/features/projects/server/presenter';
import { withOwnFields } from '@/features/projects/server/service';
import { writeCsv } from '../model/csv-file';
import { checkTexts } from '../model/check-texts';
import { type Plan, planOf } from '../model/plan';
import { projectPatchOf, projectUnits, withEntry } from '../model/project-units';
import type { readTranslationFile } from '../model/read-file';
import type { Languages, TranslationFile, TranslationUnit, Written } from '../model/unit';
import { writeXliff } from '../model/write-xliff';
import type { ChangedTexts, TextsInput, TranslationInput, TranslationQuery } from '../schema';
import { ownListsOf, unitsOf } from './presenter';

/**
 * A file for translators: a project's texts in one language with their translations into another,
 * perhaps a new one.
 * @throws {AppError} not_found, validation_failed
 */
export async function exportTranslation(
  actor: Actor,
  id: string,
  query: TranslationQuery,
  separator = ',',
): Promise<{ text: string; fileName: string }> {
  const row = await readOwnedRow(actor, id);
  const projectLanguages = languagesOf(row);
  const from = query.from ?? projectLanguages[0] ?? 'en';
  const to =
    query.to ?? [...projectLanguages, ...PROJECT_LANGUAGES].find((lang) => lang !== from) ?? 'en';
  checkLanguages(projectLanguages, { from, to });
  const units = unitsOf(draftOf(row), { from, to }).filter(({ source }) => source !== '');
  const name = `makerstep-${row.projectUid}-${from}-${to}`;
  return query.format === 'csv'
    ? { text: writeCsv(units, { from, to }, separator), fileName: `${name}.csv` }
    : {
        text: writeXliff(units, { from, to }, `makerstep:${row.projectUid}`),
        fileName: `${name}.xlf`,
      };
}

/**
 * Imports the translations of such a file, in one transaction. A text that changed since the export
 * stays, unless the input requests otherwise (docs/decisions/0043).
 * @throws {AppError} not_found, file_too_slow, overloaded, validation_failed when the file is
 *   invalid or its language is missing in the project
 */
export async function importTranslation(
  actor: Actor,
  id: string,
  input: TranslationInput,
  edit?: DraftQuery,
): Promise<Languages & Plan & Unpublished> {
  // Before the parser sees a byte of the file.
  await readOwnedRow(actor, id);
  const { format, text } = input;
  const file = await parse<typeof readTranslationFile>('translation', { format, text });
  let outcome: (Languages & Plan) | undefined;
  return changeGuide(
    actor,
    id,
    edit,
    ({ draft: before }) => {
      const languages = languagesIn(file, input);
      const projectLanguages = before.project.languages;
      checkLanguages(projectLanguages, languages);
      if (!projectLanguages.includes(languages.to) && !input.addLanguage)
        throw fieldError('addLanguage', 'translationLanguageMissing');
      const draft = withLanguage(before, languages.to);
      const plan = planOf(unitsOf(draft, languages), file.units, input.overwrite);
      outcome = { ...languages, ...plan };
      return { draft: withPlan(draft, languages, plan) };
    },
    () => outcome as Languages & Plan,
  );
}

/**
 * The texts of the creator's own guide, with their translations into a language.
 * @throws {AppError} not_found
 */
export async function readTexts(
  actor: Actor,
  id: string,
  lang?: ProjectLanguage,
): Promise<Languages & { units: TranslationUnit[] }> {
  const row = await readOwnedRow(actor, id);
  const [from = 'en'] = languagesOf(row);
  const languages = { from, to: lang ?? from };
  return { ...languages, units: unitsOf(draftOf(row), languages) };
}

/**
 * Writes texts in one language, which the guide gets where it lacks it, to its draft. Newer texts
 * are overwritten; those that are refused stay.
 * @param texts by the ids of `readTexts`
 * @throws {AppError} not_found
 */
export async function writeTexts(
  actor: Actor,
  id: string,
  to: ProjectLanguage,
  texts: readonly { id: string; value: string }[],
): Promise<Plan & Unpublished> {
  let outcome: Plan | undefined;
  return changeGuide(
    actor,
    id,
    { draft: true },
    ({ draft: before }) => {
      const draft = withLanguage(before, to);
      const [from = to] = draft.project.languages;
      // A text in the primary language translates none.
      const units = unitsOf(draft, { from, to }).map((unit) =>
        from === to ? { ...unit, source: '' } : unit,
      );
      const given = texts.map(({ id: unit, value }, index) => ({
        id: unit,
        line: index + 1,
        target: value,
        isWaiting: false,
        isDone: true,
      }));
      outcome = planOf(units, given, 'all');
      // Without a text, it does not get the language either.
      return {
        draft: outcome.written.length > 0 ? withPlan(draft, { from, to }, outcome) : before,
      };
    },
    () => outcome as Plan,
  );
}

const withLanguage = (draft: Draft, lang: ProjectLanguage): Draft =>
  draft.project.languages.includes(lang)
    ? draft
    : withOwnFields(draft, { languages: [...draft.project.languages, lang] });

function withPlan(draft: Draft, languages: Languages, { written }: Plan): Draft {
  const values = asWritten(written);
  return values.size > 0 ? withTranslations(draft, languages, values) : draft;
}

/**
 * Writes translations in one language, in one transaction. Everything or nothing, so that a client
 * never has to find out which of them were stored.
 * @throws {AppError} not_found, role_needed, stale_version, validation_failed
 */
export async function changeTexts(
  actor: Actor,
  id: string,
  { lang, texts }: TextsInput,
  edit?: DraftQuery,
): Promise<ChangedTexts> {
  const items = new Set(texts.map((text) => text.id.split('.')[1]));
  const answerOf = async (guide: OwnedGuide) => {
    const { steps, questions, ...project } = await projectIn(guide);
    const isNamed = (item: { id: string }) => items.has(item.id);
    return { project, steps: steps.filter(isNamed), questions: questions.filter(isNamed) };
  };
  return changeGuide(
    actor,
    id,
    edit,
    async (guide) => {
      const { draft } = guide;
      requireLanguage(actor, lang);
      const [primary = lang, ...others] = draft.project.languages;
      if (lang === primary) throw fieldError('lang', 'textsPrimary');
      if (!others.includes(lang)) throw fieldError('lang', 'translationSource');
      const languages = { from: primary, to: lang };
      const { written, isStale } = checkTexts(unitsOf(draft, languages), texts);
      if (isStale) throw new AppError('stale_version', { current: await answerOf(guide) });
      return { draft: written.size > 0 ? withTranslations(draft, languages, written) : draft };
    },
    answerOf,
  );
}

/**
 * Refuses a translator of other languages.
 * @throws {AppError} role_needed
 */
function requireLanguage({ role, languages }: Actor, lang: ProjectLanguage): void {
  if (role === 'translator' && !languages.includes(lang)) throw new AppError('role_needed');
}

function languagesIn(file: TranslationFile, input: TranslationInput): Languages {
  const [from, to] = [file.from ?? input.from, file.to ?? input.to];
  if (!from || !to) throw fieldError(from ? 'to' : 'from', 'translationLanguage');
  return { from, to };
}

function checkLanguages(own: readonly ProjectLanguage[], { from, to }: Languages): void {
  if (!own.includes(from)) throw fieldError('from', 'translationSource');
  if (from === to) throw fieldError('to', 'translationSame');
}

/**
 * A draft with these texts in the language `to`.
 * @param values by id of their unit
 */
function withTranslations(
  draft: Draft,
  { from, to }: Languages,
  values: ReadonlyMap<string, Written>,
): Draft {
  const [primary] = draft.project.languages;
  const merged = (stored: StoredText[], unit: string) => {
    const text = values.get(unit);
    if (!text) return stored;
    const texts = withOriginsIn(stored, withText(stored, unit, to, text), primary);
    // A text in the primary language that was made from a translation does not make that one old.
    return to === primary ? texts.map((text) => (text.lang === from ? plain(text) : text)) : texts;
  };
  const items = new Set([...values.keys()].map((unit) => unit.split('.')[1]));
  const changed = <Item extends { id: string; version: number }>(
    item: Item,
    change: (item: Item) => Item,
  ): Item => (items.has(item.id) ? { ...change(item), version: item.version + 1 } : item);
  const { project, steps, questions } = withProjectTexts(draft, { from, to }, values);
  return {
    project: withFactTexts(project, (texts, field) => merged(texts, `project.${field}`)),
    steps: steps.map((step) =>
      changed(step, () =>
        withStepTexts(step, (texts, field) => merged(texts, `step.${step.id}.${field}`)),
      ),
    ),
    questions: questions.map((question) =>
      changed(question, () =>
        withQuestionTexts(question, (texts, field) =>
          merged(texts, `question.${question.id}.${field}`),
        ),
      ),
    ),
  };
}

const asWritten = (texts: readonly { id: string; value: string }[]) =>
  new Map(texts.map(({ id, value }) => [id, { value, state: 'written' as const }]));

const IS_OPTIONAL = /\.alt$|\.mark\.|^project\.yield$/;

/** A list with a text in place of the one of its language. */
function withText(
  stored: readonly StoredText[],
  unit: string,
  lang: ProjectLanguage,
  { value, state }: Written,
): EditedText[] {
  if (value !== '') return withEntry<EditedText>(stored, { lang, value, state });
  return IS_OPTIONAL.test(unit)
    ? stored.filter((text) => text.lang !== lang)
    : withEntry(stored, { lang, value, pending: true });
}

/** A draft with those of these texts that are the guide's own. */
function withProjectTexts(
  draft: Draft,
  { from, to }: Languages,
  values: ReadonlyMap<string, Written>,
): Draft {
  const patch = projectPatchOf(ownListsOf(draft.project), to, values);
  if (!patch) return draft;
  const patched = withOwnFields(draft, patch);
  if (to !== draft.project.languages[0]) return patched;
  // A text in the primary language that was made from a translation does not make that one old.
  const lists = ownListsOf(patched.project);
  const old = projectUnits(lists, { from: to, to: from }).filter(
    ({ id, isOld }) => isOld && values.has(id),
  );
  const confirmed = projectPatchOf(
    lists,
    from,
    asWritten(old.map(({ id, target }) => ({ id, value: target }))),
  );
  return confirmed ? withOwnFields(patched, confirmed) : patched;
}
