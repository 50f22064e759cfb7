import { useLatePart } from '@/ui/kit/overlays/use-late-part';
import { ProjectStatus } from '@/features/projects/constants';
import type { EditorReviewProps } from '@/features/reviews/ui/components/editor-review';
import { useEditor } from '../../shell/hooks/editor-context';
import { saveAll } from '../../saving/hooks/save-all';
import type { Publication } from '../hooks/use-publication';

const load = () =>
  import('@/features/reviews/ui/components/editor-review').then(({ EditorReview }) => EditorReview);
const ignore = () => undefined;

interface ReviewPartProps extends Pick<EditorReviewProps, 'you' | 'onEffect'> {
  publication: Publication;
}

/** Reviews in the editor, whose code loads only where people work together. */
export function ReviewPart({ publication: { asking, ask }, ...rest }: ReviewPartProps) {
  const editor = useEditor();
  const { project, unpublishedChanges } = editor;
  const { Part } = useLatePart(load, true, ignore);
  return (
    Part && (
      <Part
        {...rest}
        guide={project}
        isNew={
          project.status === ProjectStatus.Published
            ? unpublishedChanges > 0
            : project.status === ProjectStatus.Unpublished && project.stepCount > 0
        }
        asking={asking}
        onAsk={ask}
        save={() => saveAll(editor)}
      />
    )
  );
}
