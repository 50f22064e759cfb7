import { useEffect, useMemo, useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import type { CommentView } from '../../../schema';
import { readComments } from '../api';
import type { Comments } from '../comments-context';
import { CommentCount, FieldComments } from './comment-marks';
import { GoneComments, ItemComments } from './item-comments';

interface CommentSourceProps {
  projectId: string;
  isOwner: boolean;
  onChange: (comments: Comments) => void;
}

/** Reads the comments on a guide, again when the window gets the focus. Shows nothing. */
export function CommentSource({ projectId, isOwner, onChange }: CommentSourceProps) {
  const { answer, retry: reload } = useAnswer(projectId, (signal) =>
    readComments(projectId, signal),
  );
  const [places] = useState(makePlaces);
  const comments = useMemo(
    () =>
      answer && {
        projectId,
        isOwner,
        all: answer.results,
        reload,
        ...places,
        ItemComments,
        FieldComments,
        CommentCount,
        GoneComments,
      },
    [answer, isOwner, places, projectId, reload],
  );
  useEffect(() => {
    if (comments) onChange(comments);
  }, [comments, onChange]);
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  return null;
}

/** Records who shows the comments of each item, and texts that are not sent yet. */
function makePlaces(): Pick<Comments, 'goTo' | 'onGoTo' | 'unsent'> {
  const shown = new Map<CommentView['itemId'], (part: string | null) => void>();
  return {
    unsent: new Map(),
    goTo: (itemId, part) => shown.get(itemId)?.(part),
    onGoTo: (itemId, show) => {
      shown.set(itemId, show);
      return () => {
        if (shown.get(itemId) === show) shown.delete(itemId);
      };
    },
  };
}
