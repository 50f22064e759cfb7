import { pageTitle } from '@/i18n/page-title';
import { ProjectEditor } from '@/features/editor/shell/components/project-editor';
import { loadOwnedProject, shortLinkOf } from '@/features/projects/server/loaders';
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
  const path = pathOf(project.projectUid);
  return (
    <ProjectEditor
      key={project.id}
      project={project}
      path={path}
      shortLink={shortLinkOf(project.projectUid)}
    />
  );
}
