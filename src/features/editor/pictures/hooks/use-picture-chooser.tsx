import { useRef } from 'react';
import { PicturesInput } from '@/features/uploads/ui/components/pictures-input';
import { type PicturesPlace, usePictureQueue } from './picture-queue-context';

/**
 * Selects any number of pictures; each becomes a step, or several of them do.
 * @returns the file input, to be rendered once, and a function that opens it for a place in the list
 */
export function usePictureChooser() {
  const { add } = usePictureQueue();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<PicturesPlace>({});
  return {
    choosePictures: (place: PicturesPlace) => {
      chosen.current = place;
      input.current?.click();
    },
    chooser: (
      <PicturesInput
        ref={input}
        data-testid="step-pictures"
        onChoose={(files) => add(files, chosen.current)}
      />
    ),
  };
}
