import type en from '../../messages/en.json';

/** The messages of one language, from its file. */
export async function loadMessages(locale: string): Promise<typeof en> {
  const { default: texts } = (await import(`../../messages/${locale}.json`)) as {
    default: typeof en;
  };
  return texts;
}
