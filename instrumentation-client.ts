import { beginNavigation, followNavigation } from '@/browser/navigation/under-way';
import type { NavigationKind } from '@/browser/navigation/under-way';

followNavigation();

/** Next calls it when its router starts a navigation. */
export const onRouterTransitionStart = (_address: string, kind: NavigationKind) =>
  beginNavigation(kind);
