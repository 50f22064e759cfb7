import 'server-only';

/** Selects of an account how many workshops it has. */
export const workshopCounts = {
  _count: { select: { workshops: true, memberships: true } },
} as const;

/**
 * The workshop that a link in a mail to this person opens: their pages may show another one.
 * @returns undefined for a person who has only one
 */
export const workshopOfLink = (
  { _count }: { _count: { workshops: number; memberships: number } },
  uid: string,
): string | undefined => (_count.workshops + _count.memberships > 1 ? uid : undefined);
