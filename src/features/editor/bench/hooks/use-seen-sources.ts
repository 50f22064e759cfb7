import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useAccount } from '@/browser/api/session/account';
import { storeDraft, storedDraft } from '@/browser/storage/device-drafts';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { BenchUnit } from '../model/units';

type Seen = Record<string, string>;
const NOTHING: Seen = {};
const seenSources = z.record(z.string(), z.string());

/**
 * The sources that this device has seen with a translation that was right, by id of their text: the
 * server only knows that a source changed, not from what.
 */
export function useSeenSources(
  projectUid: string,
  to: ProjectLanguage,
  units: readonly BenchUnit[],
): Seen {
  const account = useAccount() ?? '';
  const name = `bench-sources/${projectUid}/${to}`;
  const place = `${account}/${name}`;
  const [{ of, seen }, setSeen] = useState<{ of: string; seen: Seen }>({ of: '', seen: NOTHING });
  if (of !== place) setSeen({ of: place, seen: account ? read(account, name) : NOTHING });
  const stored = useRef({ of, seen });
  useEffect(() => {
    if (!account || of !== place) return;
    if (stored.current.of !== place) stored.current = { of: place, seen };
    const known = stored.current.seen;
    const next = Object.fromEntries(
      units.flatMap(({ id, source, state }) => {
        const text = state === 'written' ? source : known[id];
        return text === undefined ? [] : [[id, text] as const];
      }),
    );
    if (JSON.stringify(next) === JSON.stringify(known)) return;
    stored.current = { of: place, seen: next };
    storeDraft({ account, name }, next);
  }, [account, name, of, place, seen, units]);
  return of === place ? seen : NOTHING;
}

const read = (account: string, name: string): Seen =>
  seenSources.safeParse(storedDraft({ account, name })).data ?? {};
