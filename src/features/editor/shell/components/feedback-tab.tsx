import { useMemo } from 'react';
import { FeedbackInbox } from '@/features/feedback/ui/components/feedback-inbox';
import { ReportList } from '@/features/feedback/ui/components/report-list';
import { ProjectStatus } from '@/features/projects/constants';
import { stepNumbers } from '../model/shown-name';
import { useEditor } from '../hooks/editor-context';

/** The inbox: reports on steps and feedback on the guide (docs/reference/guides.md#editor). */
export function FeedbackTab() {
  const {
    project: { projectUid, status, languages, steps },
    unread,
    share,
    place: { goTo },
  } = useEditor();
  const numbers = useMemo(() => stepNumbers(steps), [steps]);
  return (
    <div className="flex flex-col gap-8 *:not-first:border-t *:not-first:border-line *:not-first:pt-8">
      <ReportList
        isInbox
        projectUid={projectUid}
        languages={languages}
        numberOf={(id) => numbers.get(id)}
        onOpenStep={(id) => goTo('steps', { kind: 'step', id })}
        unread={unread}
      />
      <FeedbackInbox
        projectUid={projectUid}
        isPublished={status === ProjectStatus.Published}
        unread={unread}
        onShare={share}
      />
    </div>
  );
}
