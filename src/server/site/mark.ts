import 'server-only';
import { accentTokens } from '@/shared/site/accent';
import type { ShareFacts } from '@/shared/pictures/share-picture';
import { site } from './current';

/** Name and mark of the site for share pictures. */
export function shareMark(): Pick<ShareFacts, 'siteName' | 'mark'> {
  const { name, accent, logo } = site();
  if (accent === null && logo === null) return { siteName: name };
  const { signal, 'on-signal': onSignal } = accentTokens(accent, 'light');
  return {
    siteName: name,
    mark: { signal, onSignal, ...(logo ? { logo: logo.version } : {}) },
  };
}
