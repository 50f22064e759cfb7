import type { KeptGuide } from '@/shared/offline/kept-guide';

/** Whether what a device keeps is older than what the server has; `version` is an ISO time. */
export const isOlderThan = (guide: KeptGuide, version: string): boolean =>
  guide.version !== '' && guide.version < version;
