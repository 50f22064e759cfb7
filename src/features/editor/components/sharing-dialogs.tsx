'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawing } from '@/components/ui/drawing';
import { paths } from '@/shared/paths';
import { useEditor } from '../hooks/editor-context';

interface SharingDialogsProps {
  showing: 'share' | 'published' | undefined;
  onClose: () => void;
}

/** The congratulation after publishing, and sharing (specification, section 4). */
export function SharingDialogs({ showing, onClose }: SharingDialogsProps) {
  const t = useTranslations('editor');
  const router = useRouter();
  const { project } = useEditor();
  const close = (isOpen: boolean) => { if (!isOpen) onClose(); };
  return (
    <Dialog isOpen={showing === 'published'} onOpenChange={close} title={t('published.title')} description={t('published.text', { name: project.name })}
      footer={<Button onClick={() => router.push(paths.published(project.projectUid))}>{t('published.continue')}</Button>}>
      <Drawing name="done" className="mx-auto w-40" />
    </Dialog>
  );
}
