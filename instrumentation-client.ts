import { beginNavigation, followNavigation } from '@/client/navigation/under-way';
import type { NavigationKind } from '@/client/navigation/under-way';

followNavigation();

/** Next calls it when its router starts a navigation. */
export const onRouterTransitionStart = (_address: string, kind: NavigationKind) =>
  beginNavigation(kind);
