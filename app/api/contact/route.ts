import { createTranslator } from 'use-intl/core';
import type { Visitor } from '@/features/auth/server/visitor';
import { forgetContactDraft, storeContactDraft } from '@/features/contact/server/drafts';
import { contactInput, type ContactInput } from '@/features/contact/schema';
import { countContact, sendContactMessage } from '@/features/contact/server/service';
import { messagesFor } from '@/i18n/messages';
import { AppError } from '@/shared/http/app-error';
import { paths } from '@/shared/addresses/paths';
import { validate } from '@/shared/http/validate';
import { formVisitor, readOwnForm } from '../_lib/own-form';
import { plainRefusal } from '../_lib/plain-refusal';
import { CONTACT_FIELDS } from '@/features/contact/constants';

/**
 * The contact form without scripts: redirects to the thanks, or to the form with the typed values
 * and their errors.
 */
export async function POST(request: Request): Promise<Response> {
  const visitor = formVisitor(request);
  try {
    const { words, draft } = await readContactForm(request);
    try {
      await countContact(visitor);
      await sendContactMessage(validate(contactInput, words), { visitor, key: draft ?? null });
    } catch (error) {
      const draftId =
        error instanceof AppError ? await storeContactDraft(words, error, visitor) : undefined;
      if (draftId === undefined) throw error;
      return leadTo(paths.contactAgain(draftId));
    }
    await forgetContactDraft(draft);
    return leadTo(paths.contactSent);
  } catch (error) {
    return refusal(error, visitor);
  }
}

/** A GET of this address redirects to the form. */
export function GET(): Response {
  return leadTo(paths.contact);
}

/** Relative, because a client controls the Host header. */
const leadTo = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });

/** For errors without a draft: one sentence and a way back. */
function refusal(error: unknown, { locale }: Visitor): Response {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'contact' });
  const sentence = (reason: string) => t('plainRefused', { reason });
  return plainRefusal(error, { locale, path: paths.contactForm, sentence });
}

/**
 * Reads the contact form that a browser submits without scripts.
 * @throws {AppError} as readOwnForm
 */
async function readContactForm(
  request: Request,
): Promise<{ words: ContactInput; draft: string | undefined }> {
  const read = await readOwnForm(request);
  const fields = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, read(name) ?? '']),
  ) as ContactInput;
  return { words: fields, draft: read('draft') };
}
