import 'server-only';
import { readUpload, takeUploads } from '@/features/uploads/server/service';
import { showsPart } from '@/i18n/operator-settings';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { encodeLogo, removeLogo, storeLogo } from '@/server/site/logo';
import { changeSite, readSite } from '@/server/site/settings';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { accentTokens } from '@/shared/site/accent';
import { logoPath } from '@/shared/site/logo';
import {
  SITE_PARTS,
  type SitePart,
  type SitePatch,
  type SiteSettings,
} from '@/shared/site/settings';
import type { SettingsPatch, SettingsView } from '../../identity/schema';
import { recordAct } from '../acts';
import type { Operator } from '../operator';

export const readSettings = async (): Promise<SettingsView> => toSettingsView(await readSite());

/**
 * Changes what the site is called and looks like, on every page, and who may read it.
 * @throws {AppError} validation_failed, picture_*, storage_unavailable
 */
export async function changeSettings(
  operator: Operator,
  { logo, ...others }: SettingsPatch,
): Promise<SettingsView> {
  await takeUploads(operator.actor, [logo]);
  // A copy of its own: an operator's account may be deleted, and its pictures with it.
  const encoded =
    logo && (await encodeLogo(await readUpload(operator.actor, logo, 'logo.url', 'avatar')));
  const changed = await inTransaction(async () => {
    if (encoded) await storeLogo(encoded);
    else if (logo === null) await removeLogo();
    const patch = { ...others, ...(logo === undefined ? {} : { logo: encoded?.logo ?? null }) };
    const settings = await changeSite(patch as SitePatch);
    await recordAct(operator, {
      kind: 'site_changed',
      subject: { kind: 'site', id: 'site', label: settings.name },
      details: { fields: Object.keys(patch), ...(others.readers && { readers: others.readers }) },
    });
    return settings;
  });
  return toSettingsView(changed);
}

function toSettingsView(settings: SiteSettings): SettingsView {
  const { name, logo, accent, imprint, legal, links, language, readers } = settings;
  const { footerText, aboutText, footerLinks, rules, refusedWords, refusedDomains } = settings;
  const path = logo && logoPath(settings, 'logo.webp');
  const signalIn = (theme: 'light' | 'dark') => accentTokens(accent, theme).signal;
  return {
    name,
    logo: path
      ? { url: `${env().publicUrl}${path}`, width: logo.width, height: logo.height }
      : null,
    accent,
    shownAccent: { light: signalIn('light'), dark: signalIn('dark') },
    imprint,
    legal,
    footerText,
    aboutText,
    footerLinks,
    rules,
    refusedWords,
    refusedDomains,
    links: links ?? [...env().socialLinks],
    language: language ?? DEFAULT_LOCALE,
    readers,
    shows: Object.fromEntries(
      SITE_PARTS.map((part) => [part, showsPart(part, settings)]),
    ) as Record<SitePart, boolean>,
  };
}
