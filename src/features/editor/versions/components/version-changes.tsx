import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { Button } from '@/ui/kit/buttons/button';
import { compareVersions, restoreVersionStep } from '@/features/projects/ui/versions-api';
import { ChangesList } from '@/features/projects/ui/components/versions/changes-list';
import { useEditor } from '../../shell/hooks/editor-context';
import { useReplaceDraft } from '../hooks/use-replace-draft';
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
  const t = useTranslations('editor.versions');
  const { run, isBusy } = useAction();
  const replaceDraft = useReplaceDraft();
  const { answer, isLoading, ...loaded } = useAnswer(
    JSON.stringify([projectUid, from, to, state]),
    (signal) => compareVersions(projectUid, { ...(from ? { from } : {}), to }, signal),
  );
  const restore = (number: number, stepId: string) =>
    run(async () => {
      const restore = () => restoreVersionStep(projectUid, number, stepId);
      await replaceDraft(t('stepRestored', { number }), restore, stepId);
      loaded.retry();
    });
  return (
    <Loaded {...loaded} answer={isLoading ? undefined : answer}>
      {({ from: number, changes, languages, pictures }) => (
        <ChangesList
          changes={changes}
          actionOf={({ id, kind }, title) =>
            kind !== 'added' && (
              <Button
                variant="secondary"
                size="sm"
                isBusy={isBusy}
                aria-label={t('restoreStepOf', { title, number })}
                onClick={() => void restore(number, id)}
              >
                <History aria-hidden />
                <span>{t('restoreStep')}</span>
              </Button>
            )
          }
          languages={languages}
          pictures={new Map(pictures.map(({ id, picture }) => [id, picture]))}
        />
      )}
    </Loaded>
  );
}
