import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorText, fieldText } from '@/i18n/error-text';
import { isWithinLimit } from '@/server/rate-limit';
import { type AppError } from '@/shared/http/app-error';
import { type ErrorCode, ERROR_STATUS } from '@/shared/http/error-codes';
import { fieldProblems } from '@/shared/http/field-problems';
import type { Locale } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import { isUuid } from '@/shared/ids/uid';
import type { Visitor } from '@/features/auth/server/visitor';
import { CONTACT_FIELDS, DRAFT_KEPT_MINUTES, DRAFT_TEXT_MAX } from '../constants';
import { deleteDraft, deleteOldDrafts, findDraft, insertDraft } from './repository';
import { type ContactDraft, contactInput, type ContactInput } from '../schema';

const SWEPT_AT_ONCE = 500;

/**
 * Stores a rejected message of a form without scripts, to show it again.
 * @returns its id, known only to the caller; undefined when this visitor has too many
 */
export async function storeContactDraft(
  words: ContactInput,
  refusal: AppError,
  { key }: Visitor,
): Promise<string | undefined> {
  if (!(await isWithinLimit({ name: 'contact-draft', visitor: key }))) return undefined;
  const id = randomUUID();
  const cut = Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, cutText(words[field], DRAFT_TEXT_MAX)]),
  ) as ContactInput;
  await insertDraft({
    id,
    ...cut,
    refusal: refusal.fields ? null : refusal.code,
    retryAfterSeconds: refusal.retryAfterSeconds ?? null,
  });
  return id;
}

/** A draft with its errors; undefined when it was sent or has expired. */
export async function readContactDraft(
  id: string,
  locale: Locale,
): Promise<ContactDraft | undefined> {
  const row = isUuid(id) ? await findDraft(id, DRAFT_KEPT_MINUTES) : undefined;
  if (!row) return undefined;
  const fields = { name: row.name, email: row.email, subject: row.subject, message: row.message };
  const parsed = contactInput.safeParse(fields);
  const problems = parsed.success ? {} : fieldProblems(parsed.error.issues);
  return {
    id: row.id,
    words: fields,
    form:
      row.refusal !== null && isErrorCode(row.refusal)
        ? errorText(locale, {
            code: row.refusal,
            retryAfterSeconds: row.retryAfterSeconds ?? undefined,
          })
        : undefined,
    fields: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, fieldText(locale, problem)]),
    ),
  };
}

/** Deletes a draft after it was sent. */
export async function forgetContactDraft(id: string | undefined): Promise<void> {
  if (id !== undefined && isUuid(id)) await deleteDraft(id);
}

/**
 * Deletes expired drafts. A bounded part per call.
 * @returns how many
 */
export function sweepContactDrafts(): Promise<number> {
  return deleteOldDrafts(DRAFT_KEPT_MINUTES, SWEPT_AT_ONCE);
}

const isErrorCode = (code: string): code is ErrorCode => code in ERROR_STATUS;
