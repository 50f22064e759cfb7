'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useIdempotencyKey } from '@/client/use-idempotency-key';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Drawer } from '@/components/ui/drawer';
import { useToast } from '@/components/ui/toast-context';
import { dashboardPaths } from '@/shared/dashboard-paths';
import { createProject } from '../api';
import { NEW_FORM, useKeptFormPlace } from '../hooks/use-kept-form';
import type { ProjectInput } from '../schema';
import { ProjectForm } from './project-form';

interface NewProjectProps {
  /** the first card of the grid, or a button */
  look: 'card' | 'button';
}

/** Opens the drawer with the project form and leads to the editor of what was made. */
export function NewProject({ look }: NewProjectProps) {
  const t = useTranslations('dashboard');
  const router = useRouter();
  const showToast = useToast();
  const { keyFor, forget } = useIdempotencyKey();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { hasKept, forget: forgetForm } = useKeptFormPlace(NEW_FORM);

  const close = () => {
    if (isChanged) setAsking(true);
    else setOpen(false);
  };
  const discard = () => {
    forgetForm();
    setAsking(false);
    setOpen(false);
  };
  const submit = async (values: ProjectInput) => {
    const { projectUid } = await createProject(values, keyFor(values));
    forget();
    showToast({ text: t('created'), tone: 'good' });
    setOpen(false);
    router.push(dashboardPaths.editor(projectUid));
  };

  return (
    <>
      {look === 'button' ? (
        <Button size="lg" onClick={() => setOpen(true)}>
          <Plus aria-hidden />
          <span>{t('newProject')}</span>
        </Button>
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="group flex h-full min-h-40 w-full flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-line-strong p-6 text-center transition-colors hover:border-signal hover:bg-signal-soft"
        >
          <span className="grid size-14 place-items-center rounded-full bg-signal text-on-signal">
            <Plus aria-hidden className="size-7" />
          </span>
          <span className="font-heading text-xl font-bold">{t('newProject')}</span>
          <span className="text-sm text-ink-muted">
            {hasKept ? t('newProjectKept') : t('newProjectHint')}
          </span>
        </button>
      )}
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => (next ? setOpen(true) : close())}
        title={t('newProject')}
      >
        <ProjectForm onSubmit={submit} onCancel={close} onChangedChange={setChanged} />
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
