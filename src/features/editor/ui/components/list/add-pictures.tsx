'use client';

import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { usePictureQueue } from '../../hooks/pictures/picture-queue-context';
import { toolbarButton } from './list-toolbar';

/** Selects any number of pictures; each becomes a step. */
export function AddPictures() {
  const t = useTranslations('editor.pictures');
  const { add } = usePictureQueue();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" className={toolbarButton} onClick={() => input.current?.click()}>
        <Images aria-hidden />
        <span>{t('add')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        tabIndex={-1}
        data-testid="step-pictures"
        onChange={({ target }) => {
          add(target.files ?? []);
          // Selecting the same files again must fire a change event.
          target.value = '';
        }}
      />
    </>
  );
}
