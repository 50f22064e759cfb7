import { config } from 'zod/v4/core';
import { beginNavigation, followNavigation } from '@/browser/navigation/under-way';
import type { NavigationKind } from '@/browser/navigation/under-way';

// zod would try `new Function` once, which the policy of every page reports as a violation.
config({ jitless: true });
followNavigation();

/** Next calls it when its router starts a navigation. */
export const onRouterTransitionStart = (_address: string, kind: NavigationKind) =>
  beginNavigation(kind);
