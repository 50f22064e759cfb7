'use client';

import { useRef } from 'react';
import { usePictureQueue } from './picture-queue-context';

/**
 * Selects any number of pictures; each becomes a step.
 * @returns the file input, to be rendered once, and a function that opens it for a place in the list
 */
export function usePictureChooser() {
  const { add } = usePictureQueue();
  const input = useRef<HTMLInputElement>(null);
  const after = useRef<string>(undefined);
  return {
    choosePictures: (row?: string) => {
      after.current = row;
      input.current?.click();
    },
    chooser: (
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        tabIndex={-1}
        data-testid="step-pictures"
        onChange={({ target }) => {
          add(target.files ?? [], after.current);
          // Selecting the same files again must fire a change event.
          target.value = '';
        }}
      />
    ),
  };
}
