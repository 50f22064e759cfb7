import { BadgeCheck, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { cn } from '@/ui/kit/cn';
import { Picture } from '@/ui/kit/pictures/picture';
import { VisuallyHidden } from '@/ui/kit/visually-hidden';
import { paths } from '@/shared/addresses/paths';
import type { CreatorView } from '@/features/auth/schema';
import { hostOf } from '../../model/host-of';
import { readableBanner } from '../../model/readable-banner';

interface BannerRoom {
  /** the width of the content beside the banner */
  besidePx: number;
  widestPx?: number;
}

/** At least 300 px high: a narrower cover is cropped at the sides. */
const coverPlace = ({ besidePx, widestPx }: BannerRoom) => ({
  sizes: (aspect: number) => {
    const heightsPx = Math.round(300 * aspect);
    const widest = widestPx
      ? `(min-width: ${widestPx + besidePx}px) ${Math.max(widestPx, heightsPx)}px, `
      : '';
    return `${widest}(min-width: ${heightsPx + besidePx}px) ${besidePx ? `calc(100vw - ${besidePx}px)` : '100vw'}, ${heightsPx}px`;
  },
  rangePx: [320, 2560] as const,
});

interface CreatorBannerProps {
  creator: CreatorView;
  /** who verified the creator, and when */
  verifiedLabel: string;
  /** the label of the link to the creator's own site, from its host name */
  linkLabel: (host: string) => string;
  /** how to render the name: as a link to the creator's page, as its heading, or as text */
  nameAs?: 'link' | 'heading' | 'text';
  /** the width of the banner; the window by default */
  room?: BannerRoom;
}

/**
 * Cover, avatar, name, description and link in the creator's colours
 * (docs/reference/interface.md#creator-banner).
 */
export function CreatorBanner({
  creator,
  verifiedLabel,
  linkLabel,
  nameAs = 'link',
  room = { besidePx: 0 },
}: CreatorBannerProps) {
  const t = useTranslations('common');
  const { background, text, scrimOpacity } = readableBanner({
    ...creator,
    hasCover: creator.cover !== null,
  });
  const host = hostOf(creator.url);
  return (
    <div
      className="relative isolate flex min-h-creatorBanner items-end overflow-hidden print:hidden"
      style={{ backgroundColor: background, color: text }}
    >
      {creator.cover && (
        <div
          aria-hidden
          className="absolute inset-0 -z-10"
          style={{ opacity: creator.coverOpacity }}
        >
          <Picture
            file={creator.cover}
            alt=""
            place={coverPlace(room)}
            aspect="fill"
            isUrgent={nameAs === 'heading'}
            className="size-full bg-transparent"
          />
        </div>
      )}
      <div className="mx-auto w-full max-w-page px-4 pb-4 md:px-8 md:pb-8">
        <div
          className={cn(
            'relative isolate w-fit max-w-xl overflow-hidden rounded-lg wrap-anywhere',
            scrimOpacity > 0 ? 'p-4 md:px-6 md:py-5' : 'py-4',
          )}
        >
          {scrimOpacity > 0 && (
            <div
              aria-hidden
              className="absolute inset-0 -z-10"
              style={{ backgroundColor: background, opacity: scrimOpacity }}
            />
          )}
          <BannerName creator={creator} nameAs={nameAs} />
          {creator.verified && (
            <p
              title={verifiedLabel}
              className="mt-3 inline-flex items-center gap-1.5 rounded-full border-2 border-current px-2.5 py-0.5 font-mono text-xs font-semibold tracking-wider"
            >
              <BadgeCheck aria-hidden className="size-4" />
              <span aria-hidden>{t('verified')}</span>
              <VisuallyHidden>{verifiedLabel}</VisuallyHidden>
            </p>
          )}
          {creator.smallDescription && (
            <p className="mt-3 max-w-prose">{creator.smallDescription}</p>
          )}
          {host && (
            <a
              href={creator.url}
              rel="nofollow ugc noopener"
              target="_blank"
              className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
            >
              <span>{linkLabel(host)}</span>
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function BannerName({ creator, nameAs }: Required<Pick<CreatorBannerProps, 'creator' | 'nameAs'>>) {
  const Name = nameAs === 'heading' ? 'h1' : 'span';
  const parts = (
    <>
      <Avatar name={creator.name} picture={creator.avatar} size={64} />
      <Name className="min-w-0 font-heading text-xl leading-tight font-bold wrap-anywhere md:text-2xl">
        {creator.name}
      </Name>
    </>
  );
  const look = 'flex w-fit items-center gap-4';
  return nameAs === 'link' ? (
    <Link
      href={paths.creator(creator.uid)}
      prefetch={false}
      className={cn(look, 'underline-offset-4 hover:underline')}
    >
      {parts}
    </Link>
  ) : (
    <div className={look}>{parts}</div>
  );
}
