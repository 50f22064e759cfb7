import 'server-only';
import { connection } from 'next/server';
import { env } from '@/server/env/env';
import { MAIL_KEPT_DAYS } from '@/server/mail/mail-folder';
import { SESSION_MS } from '@/features/auth/constants';
import { EXPIRED_TOKEN_KEPT_DAYS } from '@/features/auth/personal-tokens/constants';
import type { Locale } from '@/shared/interface/languages';
import { WEBHOOK_LOG_DAYS } from '@/features/webhooks/constants';
import { CONTACT_KEPT_MONTHS, DRAFT_KEPT_MINUTES } from '../constants';
import { readContactDraft } from './drafts';
import type { ContactDraft } from '../schema';

const DAY_MS = 24 * 60 * 60_000;

/** The operator and the retention times, from the run-time configuration. */
export async function loadOperator() {
  await connection();
  const { publicUrl, retentionMonths, mail } = env();
  return {
    host: new URL(publicUrl).host,
    contact: mail.contact,
    months: retentionMonths,
    contactMonths: CONTACT_KEPT_MONTHS,
    mailDays: MAIL_KEPT_DAYS,
    webhookDays: WEBHOOK_LOG_DAYS,
    sessionDays: SESSION_MS / DAY_MS,
    draftMinutes: DRAFT_KEPT_MINUTES,
    tokenDays: EXPIRED_TOKEN_KEPT_DAYS,
  };
}

/** The rejected input of a form without scripts; undefined when it was sent or has expired. */
export function loadContactDraft(id: string, locale: Locale): Promise<ContactDraft | undefined> {
  return readContactDraft(id, locale);
}
