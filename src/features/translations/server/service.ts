import 'server-only';
import { parse } from '@/server/parser/parser';
import { fieldError } from '@/shared/http/app-error';
import { type ProjectLanguage, PROJECT_LANGUAGES } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { editContents } from '@/features/projects/server/change-contents';
import type { DraftQuery, Unpublished } from '@/features/projects/field-schemas';
import { writeItemTexts } from '@/features/projects/server/item-texts/service';
import { linesOf, timersOf, withLabels, withTexts } from '@/features/projects/model/lines/lines';
import { plain, withOriginsIn } from '@/features/projects/model/states';
import { mergeTexts } from '@/features/projects/model/texts';
import { type ProjectRow, readOwnedRow } from '@/features/projects/server/owned-project';
import { languagesOf } from '@/features/projects/server/presenter';
import { updateOwnedProject } from '@/features/projects/server/service';
import { textsOf } from '@/features/projects/server/steps/presenter';
import { writeCsv } from '../model/csv-file';
import { type Plan, planOf } from '../model/plan';
import type { readTranslationFile } from '../model/read-file';
import { projectPatchOf, projectUnits } from '../model/project-units';
import type { Languages, TranslationFile } from '../model/unit';
import { writeXliff } from '../model/write-xliff';
import { ownListsOf, unitsOf } from './presenter';
import { writeProjectAlt } from './repository';
import type { TranslationInput, TranslationQuery } from '../schema';

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
  const own = languagesOf(row);
  const from = query.from ?? own[0] ?? 'en';
  const to = query.to ?? [...own, ...PROJECT_LANGUAGES].find((lang) => lang !== from) ?? 'en';
  checkLanguages(own, { from, to });
  const units = unitsOf(row, { from, to }).filter(({ source }) => source !== '');
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
 * stays, unless the input says otherwise (docs/decisions/0043).
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
  return editContents(actor, id, edit, async (project) => {
    const languages = languagesIn(file, input);
    const own = languagesOf(project);
    checkLanguages(own, languages);
    if (!own.includes(languages.to)) {
      if (!input.addLanguage) throw fieldError('addLanguage', 'translationLanguageMissing');
      await updateOwnedProject(actor, id, { languages: [...own, languages.to] }, edit);
    }
    const row = await readOwnedRow(actor, id);
    const plan = planOf(unitsOf(row, languages), file.units, input.overwrite);
    if (plan.written.length > 0)
      await writeTexts(
        actor,
        row,
        languages,
        new Map(plan.written.map(({ id: unit, value }) => [unit, value])),
        edit,
      );
    return { ...languages, ...plan };
  });
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

/** The same for texts of the guide itself. */
async function writeProjectTexts(
  actor: Actor,
  row: ProjectRow,
  { from, to }: Languages,
  values: ReadonlyMap<string, string>,
  edit: DraftQuery | undefined,
): Promise<void> {
  const patch = projectPatchOf(ownListsOf(row), to, values);
  if (!patch) return;
  await updateOwnedProject(actor, row.id, patch, edit);
  if (to !== languagesOf(row)[0]) return;
  // A text in the primary language that was made from a translation does not make that one old.
  const own = ownListsOf(await readOwnedRow(actor, row.id));
  const old = projectUnits(own, { from: to, to: from }).filter(
    ({ id, isOld }) => isOld && values.has(id),
  );
  const confirmed = projectPatchOf(own, from, new Map(old.map(({ id, target }) => [id, target])));
  if (confirmed) await updateOwnedProject(actor, row.id, confirmed, edit);
}

async function writeTexts(
  actor: Actor,
  row: ProjectRow,
  { from, to }: Languages,
  values: ReadonlyMap<string, string>,
  edit: DraftQuery | undefined,
): Promise<void> {
  const [primary] = languagesOf(row);
  const merged = (stored: unknown, unit: string) => {
    const value = values.get(unit);
    if (value === undefined) return textsOf(stored);
    const merged = mergeTexts(textsOf(stored), [{ lang: to, value, state: 'written' }]);
    const texts = withOriginsIn(textsOf(stored), merged, primary);
    // A text in the primary language that was made from a translation does not make that one old.
    return to === primary ? texts.map((text) => (text.lang === from ? plain(text) : text)) : texts;
  };
  await writeProjectTexts(actor, row, { from, to }, values, edit);
  const isTouched = (prefix: string, fields: readonly string[]) =>
    fields.some((field) => values.has(`${prefix}.${field}`));
  const steps = row.steps.filter(({ id, lines, timers }) =>
    isTouched(`step.${id}`, [
      'name',
      'description',
      'alt',
      ...linesOf(lines).map((line) => `line.${line.id}`),
      ...timersOf(timers).map((timer) => `timer.${timer.id}`),
    ]),
  );
  const questions = row.questions.filter(({ id }) =>
    isTouched(`question.${id}`, ['question', 'answer']),
  );
  if (values.has('project.alt')) await writeProjectAlt(row.id, merged(row.alt, 'project.alt'));
  await writeItemTexts(
    row.id,
    {
      steps: steps.map(({ id, name, description, alt, lines, timers }) => ({
        id,
        name: merged(name, `step.${id}.name`),
        description: merged(description, `step.${id}.description`),
        alt: merged(alt, `step.${id}.alt`),
        lines: withTexts(linesOf(lines), (text, line) => merged(text, `step.${id}.line.${line}`)),
        timers: withLabels(timersOf(timers), (label, timer) =>
          merged(label, `step.${id}.timer.${timer}`),
        ),
      })),
      questions: questions.map(({ id, question, answer }) => ({
        id,
        question: merged(question, `question.${id}.question`),
        answer: merged(answer, `question.${id}.answer`),
      })),
    },
    { isNewVersion: true },
  );
}
