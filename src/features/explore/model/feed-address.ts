import { matchLocale } from '@/i18n/negotiate-locale';
import type { Locale } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import { harmlessLine } from '@/shared/text/text';
import { TAG_MAX } from '@/features/projects/constants';

/** The language of a feed is in its address, because feed readers send no language. */
export function feedLocale(query: URLSearchParams, usual: Locale): Locale {
  return matchLocale(query.get('lang')) ?? usual;
}

/** The requested tag of the feed, if any; nothing bears a longer one than there can be. */
export function tagOf(query: URLSearchParams): string | undefined {
  const tag = harmlessLine((query.get('tag') ?? '').replaceAll('\0', ''));
  return tag === '' ? undefined : cutText(tag, TAG_MAX);
}
