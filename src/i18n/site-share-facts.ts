import type { Locale } from '@/shared/interface/languages';
import type { ShareFacts } from '@/shared/pictures/share-picture';
import { shareMark } from '@/server/site/mark';
import { accentTokens } from '@/shared/site/accent';
import { siteAccent } from './operator-settings';
import { messagesFor } from './messages';

/** The text of the share picture for pages without their own, in the colour of the logo. */
export function siteShareFacts(locale: Locale): ShareFacts {
  const { common, layout } = messagesFor(locale);
  const accent = accentTokens(siteAccent(), 'light');
  return {
    ...shareMark(),
    title: common.tagline,
    by: layout.footerLine,
    figures: '',
    background: accent.signal,
    text: accent['on-signal'],
  };
}
