'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { NEW_FORM, useStoredFormDraft } from '../../hooks/use-form-draft';
import { NewProjectDrawer } from './new-project-drawer';

interface NewProjectProps {
  /** the first card of the grid, the first row of the list, or a button */
  look: 'card' | 'row' | 'button';
}

/** Opens the drawer with the project form. */
export function NewProject({ look }: NewProjectProps) {
  const t = useTranslations('dashboard');
  const [isOpen, setOpen] = useState(false);
  const [pictures, setPictures] = useState<File[]>([]);
  const { hasDraft } = useStoredFormDraft(NEW_FORM);
  return (
    <>
      {look !== 'card' ? (
        <Button size={look === 'row' ? 'md' : 'lg'} onClick={() => setOpen(true)}>
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
            {hasDraft ? t('newProjectKept') : t('newProjectHint')}
          </span>
        </button>
      )}
      <NewProjectDrawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        pictures={pictures}
        onPicturesChange={setPictures}
      />
    </>
  );
}
