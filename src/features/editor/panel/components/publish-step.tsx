import { Globe } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { Button } from '@/ui/kit/buttons/button';
import { ProjectStatus } from '@/features/projects/constants';
import type { StepView } from '@/features/projects/steps/schema';
import { compareVersions, publishVersion } from '@/features/projects/ui/versions-api';
import { isUnsaved } from '../../shell/model/editor-state';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { useRefusalToast } from '../../publication/hooks/use-refusal-toast';
import { useEditor } from '../../shell/hooks/editor-context';

/** Publishes one step alone, such as a corrected typing mistake; nothing unless it has changes. */
export function PublishStep({ step }: { step: StepView }) {
  const { project, unpublishedChanges, team } = useEditor();
  // A review is about the whole draft.
  if (team?.needsSecondPerson) return null;
  if (project.status !== ProjectStatus.Published || unpublishedChanges === 0) return null;
  return <PublishChangedStep step={step} />;
}

function PublishChangedStep({ step }: { step: StepView }) {
  const t = useTranslations('editor.changes');
  const {
    project: { projectUid, versionNumber },
    store,
    dispatch,
    autosave,
  } = useEditor();
  const { answer } = useAnswer(
    JSON.stringify([projectUid, versionNumber, step.id, step.version]),
    (signal) => compareVersions(projectUid, {}, signal),
  );
  const { run, isBusy } = useAction();
  const showToast = useToast();
  const refusalOf = useRefusalToast();
  const change = answer?.changes.steps.find(({ id }) => id === step.id);
  // Readers do not have a new step yet: it comes with all other changes.
  if (change?.kind !== 'changed') return null;
  const refused = (error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    showToast(refusal);
  };
  const publish = () => {
    const key = randomKey();
    return run(async () => {
      await autosave.run(step.id);
      // Its form shows why it is not saved.
      if (isUnsaved(store.get().drafts[step.id])) return;
      const project = await publishVersion(projectUid, { stepId: step.id }, key).catch(refused);
      if (!project) return;
      dispatch({ type: 'projectLoaded', project });
      dispatch({ type: 'announced', key: step.id, text: t('stepPublished') });
    });
  };
  return (
    <Button variant="ghost" size="sm" isBusy={isBusy} onClick={() => void publish()}>
      <Globe aria-hidden />
      <span>{t('publishStep')}</span>
    </Button>
  );
}
