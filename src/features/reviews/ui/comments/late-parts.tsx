import {
  type FieldCommentsProps,
  type GoneCommentsProps,
  type ItemCommentsProps,
  useComments,
} from './comments-context';

// Places for components whose code comes with the comments; empty where there are none.

/** The comments on an item, or on the guide, and a field for a new one. */
export function ItemComments(props: ItemCommentsProps) {
  const comments = useComments();
  return comments && <comments.ItemComments {...props} />;
}

/** The number of open comments on a field, beside its label. */
export function FieldComments(props: FieldCommentsProps) {
  const comments = useComments();
  return comments && <comments.FieldComments {...props} />;
}

/** The number of open comments on an item, in its row. */
export function CommentCount(props: { itemId: string }) {
  const comments = useComments();
  return comments && <comments.CommentCount {...props} />;
}

/** The comments on items that are no longer in the draft. */
export function GoneComments(props: GoneCommentsProps) {
  const comments = useComments();
  return comments && <comments.GoneComments {...props} />;
}
