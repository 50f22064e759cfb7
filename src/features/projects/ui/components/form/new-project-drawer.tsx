import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { Field } from '@/ui/kit/fields/field';
import { Textarea } from '@/ui/kit/fields/textarea';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { Drawer } from '@/ui/kit/overlays/drawer';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { createProject } from '../../api';
import { handOverPictures } from '../../hooks/first-pictures';
import { useFirstList } from '../../hooks/use-first-list';
import { NEW_FORM, useStoredFormDraft } from '../../hooks/use-form-draft';
import type { ProjectInput } from '../../../schema';
import { FirstPictures } from './first-pictures';
import { ProjectForm } from './project-form';

interface NewProjectDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** with what it begins */
  begin?: 'pictures' | 'list';
  pictures: readonly File[];
  onPicturesChange: (files: File[]) => void;
}

/** Form for the name, languages and first pictures of a guide; leads to its editor. */
export function NewProjectDrawer({
  isOpen,
  onOpenChange,
  begin = 'pictures',
  pictures,
  onPicturesChange,
}: NewProjectDrawerProps) {
  const t = useTranslations('dashboard');
  const listTexts = useTranslations('editor.list');
  const router = useRouter();
  const showToast = useToast();
  const { keyFor, forget } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { remove: deleteDraft } = useStoredFormDraft(NEW_FORM);
  const list = useFirstList();
  const hasList = begin === 'list' && list.text.trim() !== '';

  const close = () => {
    if (isChanged || pictures.length > 0 || hasList) setAsking(true);
    else onOpenChange(false);
  };
  const discard = () => {
    deleteDraft();
    onPicturesChange([]);
    list.write('');
    setAsking(false);
    onOpenChange(false);
  };
  const submit = async (values: ProjectInput) => {
    const { projectUid } = await createProject(values, keyFor(values));
    forget();
    handOverPictures(projectUid, pictures);
    if (hasList) list.handOver(projectUid);
    onPicturesChange([]);
    showToast({ text: t('created'), tone: 'good' });
    onOpenChange(false);
    router.push(dashboardPaths.editor(projectUid));
  };

  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => (next ? onOpenChange(true) : close())}
        title={t('newProject')}
      >
        <ProjectForm
          beginning={
            begin === 'list' ? (
              <Field label={listTexts('label')} hint={listTexts('text')}>
                <Textarea
                  rows={5}
                  value={list.text}
                  placeholder={listTexts('example')}
                  onChange={({ target }) => list.write(target.value)}
                />
              </Field>
            ) : (
              <FirstPictures value={pictures} onValueChange={onPicturesChange} />
            )
          }
          onSubmit={submit}
          onCancel={close}
          onChangedChange={setChanged}
        />
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        question={t('discardQuestion')}
        consequence={t('discardText')}
        confirmLabel={t('discard')}
        isDangerous
        onConfirm={discard}
      />
    </>
  );
}
