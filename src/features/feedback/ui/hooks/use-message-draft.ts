import { useCallback, useEffect, useRef, useState } from 'react';
import { hasSession } from '@/browser/api/session/access-token';
import {
  type DraftPlace,
  deleteDraft,
  storeDraft,
  storedDraft,
  sweepDrafts,
} from '@/browser/storage/device-drafts';
import { readSignedIn, type SignedIn } from '../api';
import { parseMessageDraft, type MessageDraft } from '../../model/message-draft';

const NOBODY = 'visitor';
const placeOf = (sender: SignedIn | undefined, name: string): DraftPlace => ({
  account: sender?.account ?? NOBODY,
  name,
});

/**
 * The draft of a reader's message, stored on this device until it is sent, separately for each
 * person; name and e-mail default to the signed-in account.
 * @param name the subject of the message: one draft for each
 */
export function useMessageDraft(name: string) {
  const [words, setWords] = useState<MessageDraft>({});
  const [sender, setSender] = useState<SignedIn>();
  const place = useRef<DraftPlace | undefined>(undefined);

  useEffect(() => {
    let isLeft = false;
    const begin = (known: SignedIn | undefined) => {
      if (isLeft) return;
      place.current = placeOf(known, name);
      const stored = parseMessageDraft(storedDraft(place.current));
      setSender(known);
      // Input typed before loading wins.
      setWords((typed) => ({ ...stored, ...typed }));
    };
    sweepDrafts();
    if (hasSession()) readSignedIn().then(begin, () => begin(undefined));
    else begin(undefined);
    return () => {
      isLeft = true;
      place.current = undefined;
      setWords({});
    };
  }, [name]);

  const change = useCallback(
    (part: MessageDraft) =>
      setWords((before) => {
        const after = { ...before, ...part };
        if (place.current) storeDraft(place.current, after);
        return after;
      }),
    [],
  );
  const forget = useCallback(() => {
    if (place.current) deleteDraft(place.current);
    setWords({});
  }, []);
  return {
    words: {
      ...words,
      name: words.name ?? sender?.name ?? '',
      email: words.email ?? sender?.email ?? '',
    },
    sender,
    change,
    forget,
  };
}
