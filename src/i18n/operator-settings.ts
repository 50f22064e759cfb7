import 'server-only';
import { env } from '@/server/env/env';
import { site } from '@/server/site/current';
import type { SitePart } from '@/shared/site/settings';

/** How this installation is called. */
export const siteName = (): string => site().name;

/** The operator's other profiles. */
export const operatorLinks = (): readonly string[] => site().links ?? env().socialLinks;

/** Whether menu and footer show a part of the product, which the operator decides. */
export const showsPart = (part: SitePart): boolean => site().shows[part] ?? isShownByDefault(part);

function isShownByDefault(part: SitePart): boolean {
  if (part === 'pricing' || part === 'upgradeBox') return env().showsPlans;
  return part !== 'signUp' || site().joining.mode !== 'closed';
}
