'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '@/browser/page/lazily';
import { AddedMessages } from '@/i18n/added-messages';
import { type Comments, CommentsContext, type CommentSetup } from './comments-context';

const CommentSource = lazily(() =>
  import('./late/comment-source').then((module) => module.CommentSource),
);

interface CommentsProviderProps {
  projectId: string;
  /** undefined where nobody else works in the workshop: nothing is loaded */
  setup: CommentSetup | undefined;
  children: ReactNode;
}

/** Loads the comments on a guide, and the code that shows them, after the page. */
export function CommentsProvider({ projectId, setup, children }: CommentsProviderProps) {
  const [comments, setComments] = useState<Comments>();
  if (!setup) return children;
  return (
    <AddedMessages messages={setup.texts}>
      <CommentsContext value={comments}>{children}</CommentsContext>
      <Suspense fallback={null}>
        <CommentSource projectId={projectId} isOwner={setup.isOwner} onChange={setComments} />
      </Suspense>
    </AddedMessages>
  );
}
