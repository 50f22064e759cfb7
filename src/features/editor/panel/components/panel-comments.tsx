import { useTranslations } from 'next-intl';
import { type Comments, useComments } from '@/features/reviews/ui/comments/comments-context';
import { ItemComments } from '@/features/reviews/ui/comments/late-parts';
import type { Draft } from '../../saving/model/draft';
import { useFieldName } from '../hooks/use-field-name';
import { usePanelKeys } from '../hooks/use-panel-keys';
import { commentedFields, focusedPart, picturePart } from '../model/comment-parts';

interface PanelCommentsProps {
  itemId: string;
  draft: Draft;
}

/** The comments on the open step or question, and the key that goes to them from a text. */
export function PanelComments(props: PanelCommentsProps) {
  const comments = useComments();
  return comments && <LoadedComments {...props} goTo={comments.goTo} />;
}

function LoadedComments({ itemId, draft, goTo }: PanelCommentsProps & Pick<Comments, 'goTo'>) {
  const t = useTranslations('comments');
  const editor = useTranslations('editor');
  const nameOf = useFieldName();
  usePanelKeys({ comments: () => goTo(itemId, focusedPart(draft)) });
  const { media = [] } = draft;
  const parts = [
    ...media.map(({ id }, index) => ({
      part: picturePart(id),
      name: media.length > 1 ? t('picture', { number: index + 1 }) : editor('stepPicture'),
    })),
    ...commentedFields(draft).map((part) => ({ part, name: nameOf(part, draft) })),
  ];
  return <ItemComments itemId={itemId} parts={parts} />;
}
