import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { ShareDialog } from '@/features/projects/ui/components/sharing/share-dialog';
import { ShareOptions } from '@/features/projects/ui/components/sharing/share-options';
import { useEditor } from '../../shell/hooks/editor-context';

export type Sharing = 'share' | 'published' | undefined;

interface SharingDialogsProps {
  showing: Sharing;
  onShow: (showing: Sharing) => void;
  /** the short link, from loaders.shortLinkOf */
  link: string;
}

/**
 * The dialog after publishing, with the short link and ways to share it
 * (docs/reference/guides.md#sharing); and the share dialog alone.
 */
export function SharingDialogs({ showing, onShow, link }: SharingDialogsProps) {
  const t = useTranslations('editor');
  const {
    project: { projectUid, name },
  } = useEditor();
  const close = (isOpen: boolean) => {
    if (!isOpen) onShow(undefined);
  };
  return (
    <>
      <Dialog
        isOpen={showing === 'published'}
        onOpenChange={close}
        title={t('published.title')}
        description={t('published.text', { name })}
        footer={<Button onClick={() => onShow(undefined)}>{t('published.continue')}</Button>}
      >
        <Drawing name="done" className="mx-auto mb-4 w-36" />
        <ShareOptions project={{ projectUid, name, link }} label={t('published.link')} />
      </Dialog>
      <ShareDialog
        isOpen={showing === 'share'}
        onOpenChange={close}
        project={{ projectUid, name, link }}
      />
    </>
  );
}
