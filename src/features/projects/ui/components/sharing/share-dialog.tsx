import { useTranslations } from 'next-intl';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { type Shared, ShareOptions } from './share-options';

interface ShareDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  project: Shared;
}

/** Ways to hand on a published project (docs/reference/guides.md#sharing). */
export function ShareDialog({ isOpen, onOpenChange, project }: ShareDialogProps) {
  const t = useTranslations('share');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text', { name: project.name })}
    >
      <ShareOptions project={project} label={t('link')} isQrOpen />
    </Dialog>
  );
}
