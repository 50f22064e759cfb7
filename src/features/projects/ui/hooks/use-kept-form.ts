'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '@/browser/api/account';
import {
  type DraftPlace,
  deleteDraft,
  storeDraft,
  storedDraft,
} from '@/browser/storage/device-drafts';
import { type FormChanges, hasChanges, readKeptForm, realChanges } from '../../model/kept-form';
import type { ProjectDraft } from '../../model/project-draft';

/** Under which name the form for new projects is kept; those of projects have their uid. */
export const NEW_FORM = 'new';

function useFormPlace(form: string): DraftPlace | undefined {
  const account = useAccount();
  return account === undefined ? undefined : { account, name: `project-form/${form}` };
}

/**
 * The project form with what is changed in it, which this device keeps until it is sent or thrown away, so that a reload
 * or a crashed tab loses nothing. What somebody else changes in other fields meanwhile is not undone by it.
 * @param fresh the form as the project has it now
 */
export function useKeptForm(form: string, fresh: ProjectDraft) {
  const place = useFormPlace(form);
  const [changes, setChanges] = useState<FormChanges>(() =>
    place ? realChanges(readKeptForm(storedDraft(place)), fresh) : {},
  );
  const [isBack, setIsBack] = useState(() => hasChanges(changes));
  const isChanged = hasChanges(realChanges(changes, fresh));
  const { account = '', name = '' } = place ?? {};
  useEffect(() => {
    if (name === '') return;
    if (hasChanges(changes)) storeDraft({ account, name }, changes);
    else deleteDraft({ account, name });
  }, [account, name, changes]);
  return {
    draft: { ...fresh, ...changes },
    isChanged,
    /** it came from the device and nobody has said yet whether it is wanted */
    isBack: isBack && isChanged,
    change: (part: FormChanges) => setChanges((known) => realChanges({ ...known, ...part }, fresh)),
    discard: () => {
      // At once: the form may go before it is drawn again.
      if (place) deleteDraft(place);
      setChanges({});
      setIsBack(false);
    },
  };
}

// This tab's own changes are seen when the form is closed, which renders anew; those of others by the event.
function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Whether the device keeps something for a form that is not shown, and how to forget it or keep it again. */
export function useKeptFormPlace(form: string) {
  const place = useFormPlace(form);
  const { account = '', name = '' } = place ?? {};
  const hasKept = useSyncExternalStore(
    subscribe,
    () => name !== '' && hasChanges(readKeptForm(storedDraft({ account, name }))),
    () => false,
  );
  const forget = useCallback((): FormChanges => {
    if (name === '') return {};
    const kept = readKeptForm(storedDraft({ account, name }));
    deleteDraft({ account, name });
    return kept;
  }, [account, name]);
  const keep = useCallback(
    (changes: FormChanges) => {
      if (name !== '') storeDraft({ account, name }, changes);
    },
    [account, name],
  );
  return { hasKept, forget, keep };
}
