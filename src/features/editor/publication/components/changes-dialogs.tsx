import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useEditor } from '../../shell/hooks/editor-context';
import type { Asking, Publication } from '../hooks/use-publication';
import type { Hint } from '../model/publication-check';
import { VersionChanges } from '../../versions/components/version-changes';
import { PublishChangesDialog } from './publish-changes-dialog';

interface ChangesDialogsProps {
  publication: Publication;
  hints: readonly Hint[];
  /** moves the focus: without changes the buttons that open these dialogs are gone */
  onButtonsGone: () => void;
}

/** Publishes the changes of a published guide, shows them, or discards them. */
export function ChangesDialogs({ publication, hints, onButtonsGone }: ChangesDialogsProps) {
  const t = useTranslations('editor.changes');
  const {
    project: { versionNumber },
    unpublishedChanges: count,
    store,
  } = useEditor();
  const { doing, asking, ask } = publication;
  const dialog = (name: Asking) => ({
    isOpen: asking === name,
    onOpenChange: (isOpen: boolean) => ask(isOpen ? name : undefined),
    onClosed: () => {
      if (store.get().unpublishedChanges > 0) return false;
      onButtonsGone();
      return true;
    },
  });
  return (
    <>
      <PublishChangesDialog
        {...dialog('publishChanges')}
        hints={hints}
        isBusy={doing === 'publish'}
        onPublish={(input) => void publication.publishChanges(input)}
      />
      <Dialog
        {...dialog('look')}
        title={t('lookTitle')}
        description={t('lookText', { number: versionNumber ?? 1 })}
        className="max-w-3xl"
      >
        <VersionChanges />
      </Dialog>
      <ConfirmDialog
        {...dialog('discard')}
        isDangerous
        isBusy={doing === 'discard'}
        question={t('askDiscard', { count })}
        consequence={t('discardConsequence', { number: versionNumber ?? 1 })}
        confirmLabel={t('discard')}
        onConfirm={() => void publication.discardChanges()}
      />
    </>
  );
}
