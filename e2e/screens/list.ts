import { PRIVATE_SCREENS } from './private-screens';
import { PUBLIC_SCREENS } from './public-screens';
import type { Screen } from './screen';
import { SITE_SCREENS } from './site-screens';

/** Every screen of the product, and every state that looks different. */
export const SCREENS: readonly Screen[] = [...PUBLIC_SCREENS, ...PRIVATE_SCREENS, ...SITE_SCREENS];
