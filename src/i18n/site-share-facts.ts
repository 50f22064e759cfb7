import type { Locale } from '@/shared/interface/languages';
import type { ShareFacts } from '@/shared/pictures/share-picture';
import { TOKENS } from '@/shared/http/tokens';
import { siteName } from './operator-settings';
import { messagesFor } from './messages';

/** The text of the share picture for pages without their own, in the colour of the logo. */
export function siteShareFacts(locale: Locale): ShareFacts {
  const { common, layout } = messagesFor(locale);
  return {
    siteName: siteName(),
    title: common.tagline,
    by: layout.footerLine,
    figures: '',
    background: TOKENS.light.signal,
    text: TOKENS.light['on-signal'],
  };
}
