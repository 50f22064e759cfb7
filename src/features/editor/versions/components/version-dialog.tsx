import { useTranslations } from 'next-intl';
import { useAnswer } from '@/browser/api/use-answer';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { GuideView } from '@/features/projects/ui/components/versions/guide-view';
import { readVersion } from '@/features/projects/ui/versions-api';
import { useEditor } from '../../shell/hooks/editor-context';
import { Loaded } from './loaded';

interface VersionDialogProps {
  /** undefined while it is closed */
  number: number | undefined;
  onClose: () => void;
}

/** A version as readers got it. */
export function VersionDialog({ number, onClose }: VersionDialogProps) {
  const t = useTranslations('editor.versions');
  return (
    <Dialog
      isOpen={number !== undefined}
      onOpenChange={onClose}
      title={t('numbered', { number: number ?? 0 })}
      className="max-w-3xl"
    >
      {number !== undefined && <LoadedVersion number={number} />}
    </Dialog>
  );
}

function LoadedVersion({ number }: { number: number }) {
  const {
    project: { projectUid },
    lang,
  } = useEditor();
  const loaded = useAnswer(JSON.stringify([projectUid, number]), (signal) =>
    readVersion(projectUid, number, signal),
  );
  return <Loaded {...loaded}>{(version) => <GuideView guide={version} lang={lang} />}</Loaded>;
}
