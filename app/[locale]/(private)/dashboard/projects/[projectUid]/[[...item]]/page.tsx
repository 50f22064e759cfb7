import { pageTitle } from '@/i18n/page-title';
import { ProjectEditor } from '@/features/editor/shell/components/project-editor';
import { loadOwnedProject, shortLinkOf } from '@/features/projects/server/loaders';
import { loadCommentSetup } from '@/features/reviews/server/comments/loaders';
import { CommentsProvider } from '@/features/reviews/ui/comments/comments-provider';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

interface EditorPageProps {
  params: Promise<{ projectUid: string; item?: string[] }>;
}

// The creator's own project in its present state, so no part of the page can be prerendered.
export const generateMetadata = pageTitle('editor.title');

export default async function EditorPage({ params }: EditorPageProps) {
  const { projectUid, item = [] } = await params;
  const pathOf = (uid: string) => [dashboardPaths.editor(uid), ...item].join('/');
  const project = await loadOwnedProject(projectUid, pathOf);
  const comments = await loadCommentSetup();
  const path = pathOf(project.projectUid);
  return (
    <CommentsProvider key={project.id} projectId={project.id} setup={comments}>
      <ProjectEditor project={project} path={path} shortLink={shortLinkOf(project.projectUid)} />
    </CommentsProvider>
  );
}
