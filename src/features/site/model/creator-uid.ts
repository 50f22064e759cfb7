import { isUid } from '@/shared/ids/uid';

/** The uid of a creator in the address of their page, or typed alone; undefined in other texts. */
export function creatorUidIn(text: string): string | undefined {
  const uid = /(?:^|\/c\/)(\w+)\/?(?:[?#].*)?$/.exec(text.trim())?.[1]?.toLowerCase();
  return uid !== undefined && isUid(uid) ? uid : undefined;
}
