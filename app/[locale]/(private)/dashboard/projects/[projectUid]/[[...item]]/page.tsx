import { pageTitle } from '@/i18n/page-title';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { AddedMessages } from '@/i18n/added-messages';
import { pickMessages } from '@/i18n/messages';
import { requireSession } from '@/features/auth/server/loaders';
import { TranslatorEditor } from '@/features/editor/bench/components/translator-editor';
import { loadTeam } from '@/features/people/server/loaders';
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
  const [{ workshop }, team, locale] = await Promise.all([
    requireSession(),
    loadTeam(),
    getLocale(),
  ]);
  if (workshop.role === 'reviewer') redirect(dashboardPaths.review(project.projectUid));
  if (workshop.role === 'translator')
    return (
      <TranslatorEditor
        key={project.id}
        project={project}
        path={path}
        languages={workshop.languages}
      />
    );
  const editor = (
    <CommentsProvider key={project.id} projectId={project.id} setup={comments}>
      <ProjectEditor
        project={project}
        path={path}
        shortLink={shortLinkOf(project.projectUid)}
        team={team}
      />
    </CommentsProvider>
  );
  if (!team) return editor;
  return <AddedMessages messages={pickMessages(locale, ['reviews'])}>{editor}</AddedMessages>;
}
