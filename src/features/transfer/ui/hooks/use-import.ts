import { useEffect, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import {
  cancelImport,
  chooseForImport,
  previewImport,
  readImport,
  startImport,
  undoImport,
} from '../api';
import {
  type ImportChoice,
  type ImportSplit,
  type ImportState,
  WORKING_STATES,
} from '../../constants';
import type { ImportView } from '../../schema';
import { useSending } from './use-sending';

const EVERY_MS = 2000;
/** A scan of one document takes less; a longer one is followed like any other. */
const SCAN_LOOKS_MAX = 20;
const SCAN_LOOK_MS = 300;

export const isWorking = (shown: ImportView | null): boolean =>
  WORKING_STATES.some((state: ImportState) => state === shown?.state);

/** Uploads files of guides, polls the shown import until its end, and sends choices. */
export function useImport(last: ImportView | null) {
  const { run, isBusy } = useAction();
  const [current, setCurrent] = useState(last);
  const [earlier, setEarlier] = useState<readonly ImportView[]>([]);
  const sending = useSending((view) => {
    if (current) setEarlier([current, ...earlier]);
    setCurrent(view);
  });
  const { isAway, look } = useFollowed(current, setCurrent);
  const id = current?.id;
  const change = (call: (importId: string) => Promise<ImportView>) =>
    run(async () => {
      if (id !== undefined) setCurrent(await call(id));
    });
  return {
    current,
    /** shown on this page before, the newest first */
    earlier,
    ...sending,
    isAway,
    isBusy,
    look,
    cancel: () => void change(cancelImport),
    start: () => void change(startImport),
    rescan: (split: ImportSplit | null) => void change((importId) => scanAgain(importId, split)),
    undo: () => change(undoImport),
    chooseAll: (choice: ImportChoice) =>
      void change((importId) => chooseForImport(importId, { all: choice })),
    choose: (position: number, choice: ImportChoice) =>
      void change((importId) => chooseForImport(importId, { each: [{ position, choice }] })),
  };
}

/** Scans a preview again, which stays on the page until the next one is there. */
async function scanAgain(importId: string, split: ImportSplit | null): Promise<ImportView> {
  let view = await previewImport(importId, split);
  for (let looks = 0; isWorking(view) && looks < SCAN_LOOKS_MAX; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, SCAN_LOOK_MS));
    const next = await readImport(importId).catch(() => undefined);
    // Without an answer it is followed like any other.
    if (!next) return view;
    view = next;
  }
  return view;
}

/**
 * Polls an unfinished import every two seconds; `isAway` means that the server does not respond.
 */
function useFollowed(current: ImportView | null, setCurrent: (view: ImportView) => void) {
  const [isAway, setAway] = useState(false);
  const id = current?.id;
  const isFollowed = isWorking(current);
  useEffect(() => {
    if (!isFollowed || id === undefined) return undefined;
    const leaving = new AbortController();
    const timer = setInterval(
      () =>
        void readImport(id, leaving.signal).then(
          (view) => {
            setAway(false);
            setCurrent(view);
          },
          () => {
            if (!leaving.signal.aborted) setAway(true);
          },
        ),
      EVERY_MS,
    );
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, isFollowed, setCurrent]);
  const look = async () => {
    if (id !== undefined) setCurrent(await readImport(id));
  };
  return { isAway: isAway && isFollowed, look };
}
