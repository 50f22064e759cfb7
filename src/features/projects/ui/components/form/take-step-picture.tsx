'use client';

import { ImageUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { updateProject } from '../../api';
import type { ListedProject } from '../../../schema';

interface TakeStepPictureProps {
  project: Pick<ListedProject, 'projectUid' | 'lastStepFile' | 'name'>;
}

/** For a guide without a picture: a button that makes the picture of its last step that of the guide. */
export function TakeStepPicture({ project }: TakeStepPictureProps) {
  const t = useTranslations('dashboard');
  const { projectUid, lastStepFile, name } = project;
  const router = useRouter();
  const showToast = useToast();
  const { run, isBusy } = useAction();
  if (!lastStepFile) return null;
  const take = (button: HTMLElement) =>
    run(async () => {
      // Lists show no drafts: it is published at once where the draft holds nothing else.
      await updateProject(
        projectUid,
        { file: { name: lastStepFile.name, url: lastStepFile.url } },
        { query: { draft: 'false' } },
      );
      // The button goes with the next rendering: its place is that of the guide's link.
      button.closest('article, li')?.querySelector('a')?.focus();
      showToast({ text: t('pictureTaken', { name }), tone: 'good' });
      router.refresh();
    });
  return (
    <Button
      variant="ghost"
      size="sm"
      isBusy={isBusy}
      onClick={({ currentTarget }) => void take(currentTarget)}
      className="relative z-10 -ml-3 self-start text-left font-semibold text-blueprint [&_svg]:size-4"
    >
      <ImageUp aria-hidden />
      <span>{t('takeStepPicture')}</span>
    </Button>
  );
}
