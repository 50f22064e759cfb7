import { useState } from 'react';
import { useAccount } from '@/browser/api/session/account';
import {
  type DraftPlace,
  deleteDraft,
  storeDraft,
  storedDraft,
} from '@/browser/storage/device-drafts';

/**
 * Place of a list on this device until its lines are steps: by the uid of the guide, or as 'new'
 * before it exists.
 */
function stepListPlace(account: string | undefined, guide: string): DraftPlace | undefined {
  return account === undefined ? undefined : { account, name: `step-list/${guide}` };
}

/** The list of a guide, which this device stores until its lines are steps. */
export function useStepList(guide: string) {
  const place = stepListPlace(useAccount(), guide);
  const [text, setText] = useState(() => {
    const stored = place && storedDraft(place);
    return typeof stored === 'string' ? stored : '';
  });
  const write = (next: string) => {
    setText(next);
    if (place && next.trim() === '') deleteDraft(place);
    else if (place) storeDraft(place, next);
  };
  return { text, write };
}

/** The list with which a new guide begins. Its editor takes it over once the guide is made. */
export function useFirstList() {
  const account = useAccount();
  const { text, write } = useStepList('new');
  const handOver = (projectUid: string) => {
    const target = stepListPlace(account, projectUid);
    if (target && text.trim() !== '') storeDraft(target, text);
    write('');
  };
  return { text, write, handOver };
}
