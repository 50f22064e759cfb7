import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { TOKENS } from '@/shared/http/tokens';
import { accentTokens } from '@/shared/site/accent';
import { LOGO_ICONS, type LogoFile, siteIconVersion } from '@/shared/site/logo';
import { db } from '../db/client';
import { site } from './current';
import { drawIcon, productMark } from './draw-mark';

const KEY = 'site_logo';
const SIZE_PX = 512;
/** In the header, on a screen of twice the density. */
const SHOWN_PX = 96;

interface EncodedLogo {
  logo: { version: string; width: number; height: number };
  webp: Buffer;
}

/** A picture that was checked before, as a logo. */
export async function encodeLogo(picture: Buffer): Promise<EncodedLogo> {
  const { data: webp, info } = await sharp(picture)
    .resize(SIZE_PX, SIZE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true });
  const version = createHash('sha256').update(webp).digest('base64url').slice(0, 12);
  return { logo: { version, width: info.width, height: info.height }, webp };
}

/** Stores a logo beside the settings: it belongs to no account. Call it in their transaction. */
export async function storeLogo({ webp }: EncodedLogo): Promise<void> {
  const value = JSON.stringify({ webp: webp.toString('base64') });
  await db().$executeRaw`
    INSERT INTO setting (key, value, updated_at) VALUES (${KEY}, ${value}::jsonb, now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`;
}

export async function removeLogo(): Promise<void> {
  await db().setting.deleteMany({ where: { key: KEY } });
}

/** The stored logo as WebP; undefined where there is none. */
export async function readLogo(): Promise<Buffer | undefined> {
  const row = await db().setting.findUnique({ where: { key: KEY } });
  const { webp } = (row?.value ?? {}) as { webp?: string };
  return webp === undefined ? undefined : Buffer.from(webp, 'base64');
}

const drawn = new LRUCache<string, Buffer, LogoFile>({
  max: 1 + Object.keys(LOGO_ICONS).length,
  fetchMethod: (_key, _stale, { context: file }) => draw(file),
});

/**
 * A file of the site's mark: the logo in the header, or an icon of the installed app. Undefined for
 * any version but the present one.
 */
export async function logoFile(version: string, file: LogoFile): Promise<Buffer | undefined> {
  if (version !== siteIconVersion(site())) return undefined;
  return drawn.fetch(`${version}/${file}`, { context: file });
}

async function draw(file: LogoFile): Promise<Buffer | undefined> {
  const logo = site().logo === null ? undefined : await readLogo();
  if (file === 'logo.webp')
    return (
      logo && sharp(logo).resize({ height: SHOWN_PX, withoutEnlargement: true }).webp().toBuffer()
    );
  const { sizePx, isWhole } = LOGO_ICONS[file];
  if (logo)
    return drawIcon(
      logo,
      isWhole ? { sizePx, ground: TOKENS.light.surface, share: 0.7 } : { sizePx, share: 1 },
    );
  const { signal, 'on-signal': onSignal } = accentTokens(site().accent, 'light');
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${productMark(signal, onSignal, isWhole ? 0 : 8)}</svg>`;
  return drawIcon(
    Buffer.from(mark),
    isWhole ? { sizePx, ground: signal, share: 0.8 } : { sizePx, share: 1 },
  );
}
