import type { OfflineGuide } from '@/shared/offline/offline-guide';

/** True if a guide stored on the device is older than the server's; `version` is an ISO time. */
export const isOlderThan = (guide: OfflineGuide, version: string): boolean =>
  guide.version !== '' && guide.version < version;
