/**
 * The values of the texts about a verified creator: by whom, and the day in UTC, which is the same
 * for all who get the page.
 */
export function verifiedWords(
  { verifiedAt }: { verifiedAt: string | null },
  site: string,
  locale: string,
): { site: string; date: string } {
  return {
    site,
    date:
      verifiedAt === null
        ? 'none'
        : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
            new Date(verifiedAt),
          ),
  };
}
