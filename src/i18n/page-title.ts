import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Key = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** `generateMetadata` of a page whose title is the message with this whole key. */
export const pageTitle =
  (key: Key, rest: Metadata = {}) =>
  async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(key), ...rest };
  };
