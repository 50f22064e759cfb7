import 'server-only';
import { getLocale } from 'next-intl/server';
import { pickMessages } from '@/i18n/messages';
import { requireSession } from '@/features/auth/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import { hasPeople } from '@/features/people/server/service';

/** Facts for pages with comments; undefined for roles without them, and where only one person works. */
export async function loadCommentSetup() {
  const [{ actor }, locale] = await Promise.all([requireSession(), getLocale()]);
  if (!roleMay(actor.role, 'review') || !(await hasPeople(actor))) return undefined;
  return { isOwner: actor.role === 'owner', texts: pickMessages(locale, ['comments']) };
}
