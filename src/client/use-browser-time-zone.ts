import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => undefined;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader's clock stands, such as 'America/Sao_Paulo'; undefined in the HTML that the server sends, which knows only its own. */
export const useBrowserTimeZone = (): string | undefined =>
  useSyncExternalStore(nothingToHear, zone, () => undefined);
