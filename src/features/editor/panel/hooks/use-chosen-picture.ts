import { useState } from 'react';
import { altField } from '../../shell/model/fields';
import { useEditor } from '../../shell/hooks/editor-context';

/**
 * The picture of an item that is shown large, and described by the field below: the first one, until
 * another is chosen or its description is to be focused.
 */
export function useChosenPicture<Medium extends { id: string }>(
  itemKey: string,
  media: readonly Medium[],
) {
  const { focusTarget } = useEditor();
  const [chosenId, onChoose] = useState<string>();
  const wanted =
    focusTarget?.key === itemKey
      ? media.find(({ id }) => altField(media, id) === focusTarget.field)
      : undefined;
  if (wanted && wanted.id !== chosenId) onChoose(wanted.id);
  return { chosen: media.find(({ id }) => id === chosenId) ?? media[0], onChoose };
}
