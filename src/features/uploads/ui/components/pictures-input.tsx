import type { Ref } from 'react';

interface PicturesInputProps {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: File[]) => void;
  isSingle?: boolean;
  'data-testid'?: string;
}

/** The hidden file input that a button opens to choose pictures. */
export function PicturesInput({ ref, onChoose, isSingle = false, ...rest }: PicturesInputProps) {
  return (
    <input
      {...rest}
      ref={ref}
      type="file"
      accept="image/*,.heic,.heif"
      multiple={!isSingle}
      hidden
      tabIndex={-1}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // Choosing the same files again must fire a change event.
        target.value = '';
      }}
    />
  );
}
