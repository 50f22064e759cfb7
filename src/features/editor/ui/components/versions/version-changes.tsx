'use client';

import { useAnswer } from '@/browser/api/use-answer';
import { compareVersions } from '@/features/projects/ui/versions-api';
import { ChangesList } from '@/features/projects/ui/components/versions/changes-list';
import { useEditor } from '../../hooks/editor-context';
import { Loaded } from './loaded';

interface VersionChangesProps {
  /** the newest version by default */
  from?: number;
  to?: number | 'draft';
  /** loads again when it changes */
  state?: string;
}

/** Loads and lists what differs between two versions, or a version and the draft. */
export function VersionChanges({ from, to = 'draft', state = '' }: VersionChangesProps) {
  const {
    project: { projectUid },
  } = useEditor();
  const { answer, isLoading, ...loaded } = useAnswer(
    JSON.stringify([projectUid, from, to, state]),
    (signal) => compareVersions(projectUid, { ...(from ? { from } : {}), to }, signal),
  );
  return (
    <Loaded {...loaded} answer={isLoading ? undefined : answer}>
      {({ changes, languages, pictures }) => (
        <ChangesList
          changes={changes}
          languages={languages}
          pictures={new Map(pictures.map(({ id, picture }) => [id, picture]))}
        />
      )}
    </Loaded>
  );
}
