'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { ChangesSince } from '@/features/projects/versions/schema';
import { paths } from '@/shared/addresses/paths';

type Since = { version: number; steps: ChangesSince['steps']; isSafety: boolean };

interface SinceVersionProps {
  projectUid: string;
  /** the version of this page */
  current: number;
}

/** For who scanned the code of an older print: which steps have changed since. */
export function SinceVersion({ projectUid, current }: SinceVersionProps) {
  const t = useTranslations('project');
  const [since, setSince] = useState<Since>();
  useEffect(() => {
    const version = Number(new URLSearchParams(window.location.search).get('version'));
    if (!Number.isSafeInteger(version) || version < 1 || version >= current) return;
    let isGone = false;
    void readChanges(projectUid, version).then((read) => {
      if (!isGone) setSince({ version, ...read });
    });
    return () => {
      isGone = true;
    };
  }, [projectUid, current]);
  // The region is there before its text, so that screen readers announce it; empty, it takes no place.
  return (
    <div role="status" className={since ? 'print:hidden' : 'sr-only'}>
      {since && (
        <div className="rounded-md border border-line bg-surface p-4 text-ink">
          <p className="font-semibold">
            <span>{t(since.isSafety ? 'sinceSafety' : 'since', { version: since.version })}</span>
          </p>
          {since.steps.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {since.steps.map(({ id, number }) => (
                <li key={id}>
                  <Link
                    href={paths.step(projectUid, number)}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center underline"
                  >
                    {t('stepNumber', { number })}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

// Loaded on demand: few visitors come from an old print.
async function readChanges(
  projectUid: string,
  version: number,
): Promise<Pick<Since, 'steps' | 'isSafety'>> {
  try {
    const { callApi } = await import('@/browser/api/call-api');
    return await callApi('GET', '/projects/{id}/changes', {
      params: { id: projectUid },
      query: { since: String(version) },
    });
  } catch {
    // Away, or the version was dropped: that the guide has changed is true all the same.
    return { steps: [], isSafety: false };
  }
}
