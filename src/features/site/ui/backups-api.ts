import { callApi } from '@/browser/api/call-api';
import type { BackupsPatch } from '../backups/schema';

export function readBackups(signal?: AbortSignal) {
  return callApi('GET', '/site/backups', { signal });
}

export function changeBackups(body: BackupsPatch) {
  return callApi('PATCH', '/site/backups', { body });
}

export function backUpNow() {
  return callApi('POST', '/site/backups');
}
