import type { KeptGuide } from '@/shared/offline/kept-guide';

/** Whether a guide stored on the device is older than the server's; `version` is an ISO time. */
export const isOlderThan = (guide: KeptGuide, version: string): boolean =>
  guide.version !== '' && guide.version < version;
