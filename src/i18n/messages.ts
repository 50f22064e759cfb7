import { LOCALES } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';
import type en from '../../messages/en.json';
import { loadMessages } from './load-messages';

/** The messages of the interface; English defines which keys must exist. */
export type Messages = typeof en;
export type MessageNamespace = keyof Messages;
/** A whole namespace, or one entry of it: 'project.parts'. */
export type MessagePick = {
  [N in MessageNamespace]: N | `${N}.${keyof Messages[N] & string}`;
}[MessageNamespace];

const MESSAGES = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale)] as const)),
) as Record<Locale, Messages>;

/** All messages of one language. */
export function messagesFor(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** Only the named namespaces and entries, so that a page sends no more than it uses. */
export function pickMessages(locale: Locale, picks: readonly MessagePick[]): Partial<Messages> {
  const messages: Record<string, Record<string, unknown>> = messagesFor(locale);
  const picked: Record<string, Record<string, unknown>> = {};
  for (const pick of picks) {
    const [namespace = '', key] = pick.split('.');
    const block = messages[namespace] ?? {};
    picked[namespace] = key === undefined ? block : { ...picked[namespace], [key]: block[key] };
  }
  return picked as Partial<Messages>;
}
