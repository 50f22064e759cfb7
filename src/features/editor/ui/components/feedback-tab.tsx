'use client';

import { FeedbackInbox } from '@/features/feedback/ui/components/feedback-inbox';
import { ProjectStatus } from '@/features/projects/constants';
import { useEditor } from '../hooks/editor-context';

/** Readers' feedback on the guide (docs/reference/guides.md#editor). */
export function FeedbackTab() {
  const {
    project: { projectUid, status },
    unread,
    share,
  } = useEditor();
  return (
    <FeedbackInbox
      projectUid={projectUid}
      isPublished={status === ProjectStatus.Published}
      unread={unread}
      onShare={share}
    />
  );
}
