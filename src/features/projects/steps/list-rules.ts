import { uuidText } from '@/shared/ids/uuid-text';

/** The id of a line, timer, picture or mark in a request. */
export const idOfPart = uuidText.optional().meta({
  description:
    'Keeps the one that has this id; any other UUID adds one with it. Without an id, one is added.',
});
/** Reports whether an id is there twice. */
export const hasDoubles = (list: readonly { id?: string | undefined }[]) => {
  const ids = list.flatMap((each) => each.id ?? []);
  return new Set(ids).size < ids.length;
};

export const REPLACES =
  'Replaces the whole list, in the order in which it is given; without it, all stay.';
