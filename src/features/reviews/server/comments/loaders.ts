import 'server-only';
import { getLocale } from 'next-intl/server';
import { pickMessages } from '@/i18n/messages';
import { requireSession } from '@/features/auth/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import { loadTeam } from '@/features/people/server/loaders';

/** Facts for pages with comments; undefined for roles without them, and where only one person works. */
export async function loadCommentSetup() {
  const [{ actor }, team, locale] = await Promise.all([requireSession(), loadTeam(), getLocale()]);
  if (!team || !roleMay(actor.role, 'review')) return undefined;
  return { isOwner: actor.role === 'owner', texts: pickMessages(locale, ['comments']) };
}
