import { beginNavigation, followNavigation } from '@/client/navigation/under-way';
import type { NavigationKind } from '@/client/navigation/under-way';

followNavigation();

/** Next calls it whenever its router sets out for another page. */
export const onRouterTransitionStart = (_address: string, kind: NavigationKind) =>
  beginNavigation(kind);
