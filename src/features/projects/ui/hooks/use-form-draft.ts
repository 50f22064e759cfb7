import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '@/browser/api/session/account';
import {
  type DraftPlace,
  deleteDraft,
  storeDraft,
  storedDraft,
} from '@/browser/storage/device-drafts';
import {
  type FormChanges,
  hasChanges,
  readFormDraft,
  realChanges,
} from '../../model/form/form-draft';
import { withFollowing } from '../../model/form/draft-translations';
import type { ProjectDraft } from '../../model/form/project-draft';

/** The storage name of the form for a new project; the form of a project uses its uid. */
export const NEW_FORM = 'new';

function useFormPlace(form: string): DraftPlace | undefined {
  const account = useAccount();
  return account === undefined ? undefined : { account, name: `project-form/${form}` };
}

/**
 * The project form with its unsaved changes. The device stores only the changed fields until they
 * are sent or discarded, so a reload or a crashed tab loses nothing, and other people's changes to
 * other fields are not undone.
 * @param fresh the form as the project has it now
 */
export function useFormDraft(form: string, fresh: ProjectDraft) {
  const place = useFormPlace(form);
  const [changes, setChanges] = useState<FormChanges>(() =>
    place ? realChanges(readFormDraft(storedDraft(place)), fresh) : {},
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
    /** whether the changes come from the device, and have been neither sent nor discarded since */
    isBack: isBack && isChanged,
    change: (part: FormChanges) =>
      setChanges((known) => {
        const draft = { ...fresh, ...known };
        return realChanges({ ...known, ...withFollowing(draft, part) }, fresh);
      }),
    discard: () => {
      // Not in an effect: the form may unmount before it runs.
      if (place) deleteDraft(place);
      setChanges({});
      setIsBack(false);
    },
  };
}

// The event reports changes of other tabs. This tab renders again when its form closes.
function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * A draft of a form that is not shown: reports whether the device has one, deletes it, or stores it
 * again.
 */
export function useStoredFormDraft(form: string) {
  const place = useFormPlace(form);
  const { account = '', name = '' } = place ?? {};
  const hasDraft = useSyncExternalStore(
    subscribe,
    () => name !== '' && hasChanges(readFormDraft(storedDraft({ account, name }))),
    () => false,
  );
  const remove = useCallback((): FormChanges => {
    if (name === '') return {};
    const draft = readFormDraft(storedDraft({ account, name }));
    deleteDraft({ account, name });
    return draft;
  }, [account, name]);
  const store = useCallback(
    (changes: FormChanges) => {
      if (name !== '') storeDraft({ account, name }, changes);
    },
    [account, name],
  );
  return { hasDraft, remove, store };
}
