import type { Locale } from '@/shared/languages';
import en from '../../messages/en.json';
import ptBR from '../../messages/pt-BR.json';

/** The texts of the interface; English is the measure of what must exist. */
export type Messages = typeof en;
export type MessageNamespace = keyof Messages;

const MESSAGES: Record<Locale, Messages> = { en, 'pt-BR': ptBR };

/** The product's name, the same in every language. */
export const siteName = en.common.siteName;

/** All texts of one language. */
export function messagesFor(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** Only the named blocks, so that a page sends no more text to the browser than it uses. */
export function pickMessages(locale: Locale, namespaces: readonly MessageNamespace[]): Partial<Messages> {
  const messages = messagesFor(locale);
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]));
}
