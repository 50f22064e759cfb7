import { isUid } from '@/shared/ids/uid';

/** The uid of a creator in the address of their page, or typed alone; undefined in other texts. */
export const creatorUidIn = (text: string): string | undefined => uidAfter('c', text);

/** The uid of a guide or creator in the address of its page, or typed alone. */
export const uidIn = (text: string): string | undefined => uidAfter('[cp]', text);

function uidAfter(page: string, text: string): string | undefined {
  const address = new RegExp(`(?:^|/${page}/)(\\w+)/?(?:[?#].*)?$`);
  const uid = address.exec(text.trim())?.[1]?.toLowerCase();
  return uid !== undefined && isUid(uid) ? uid : undefined;
}
