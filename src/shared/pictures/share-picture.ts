/** The size of pictures in link previews, which all share sites use. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The text of a share picture. */
export interface ShareFacts {
  /** the site's name, next to its logo */
  siteName: string;
  /** the site's own mark instead of the product's: its colour, and the version of its logo */
  mark?: { signal: string; onSignal: string; logo?: string } | undefined;
  title: string;
  /** fallbacks where the fonts of the picture lack letters of the title, the best first */
  titleInstead?: readonly string[];
  /** the creator, on the band below */
  by: string;
  /** figures at the end of the band */
  figures: string;
  /** colour of the band, '#rrggbb' */
  background: string;
  text: string;
  /** key of the stored picture next to the title */
  pictureKey?: string | undefined;
}

/** A share picture in a page's metadata. */
export interface SharedPicture {
  /** path below the host; it changes with the content */
  path: string;
  alt: string;
}

/** The alternative text of a share picture: all its words. */
export function shareWords({ title, by, figures }: ShareFacts): string {
  return [title, by, figures].filter(Boolean).join(' · ');
}
