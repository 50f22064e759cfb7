/** Pictures that share sites show beside links to pages; the size they all ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** What a share picture says. */
export interface ShareFacts {
  /** of the product, beside its mark */
  siteName: string;
  title: string;
  /** what is written in its place where the fonts of the picture lack its letters, the best first */
  titleInstead?: readonly string[];
  /** who made it, on the band below */
  by: string;
  /** figures at the end of the band */
  figures: string;
  /** of the band, '#rrggbb' */
  background: string;
  text: string;
  /** key of the stored picture beside the title */
  pictureKey?: string | undefined;
}

/** A share picture as a page names it. */
export interface SharedPicture {
  /** below the host; another one when other things are drawn */
  path: string;
  alt: string;
}

/** All words on a share picture, for who does not see it. */
export function shareWords({ title, by, figures }: ShareFacts): string {
  return [title, by, figures].filter(Boolean).join(' · ');
}
