import type { Messages } from './messages';

/** The texts of one language, from its file. */
export async function loadMessages(locale: string): Promise<Messages> {
  const { default: texts } = (await import(`../../messages/${locale}.json`)) as { default: Messages };
  return texts;
}
