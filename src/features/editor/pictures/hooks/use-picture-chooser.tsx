import { useRef } from 'react';
import { PicturesInput } from '@/features/uploads/ui/components/pictures-input';
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
      <PicturesInput
        ref={input}
        data-testid="step-pictures"
        onChoose={(files) => add(files, after.current)}
      />
    ),
  };
}
