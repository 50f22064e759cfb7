import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import { ProjectStatus } from '@/features/projects/constants';
import type { ReviewEffect } from '@/features/reviews/ui/components/editor-review';
import { useEditor } from '../hooks/editor-context';
import { BackToProjects } from './back-to-projects';
import { usePublication } from '../../publication/hooks/use-publication';
import { PublicationControls } from '../../publication/components/publication-controls';
import { ReviewPart } from '../../publication/components/review-part';
import { UnpublishedLine } from '../../publication/components/unpublished-line';

const STATUS = {
  [ProjectStatus.Unpublished]: { key: 'status.unpublished', tone: 'neutral' },
  [ProjectStatus.Published]: { key: 'status.published', tone: 'good' },
  [ProjectStatus.Archived]: { key: 'status.archived', tone: 'warn' },
} as const;
const TAKEN_DOWN = { key: 'status.takenDown', tone: 'bad' } as const;

interface EditorHeaderProps {
  onShare: () => void;
  onPublished: () => void;
}

/** The way back, the project's name and status, and its actions, on one line. */
export function EditorHeader({ onShare, onPublished }: EditorHeaderProps) {
  const t = useTranslations('editor');
  const { project, team } = useEditor();
  const [review, setReview] = useState<ReviewEffect>();
  const publication = usePublication(onPublished);
  const status = project.takenDownAt ? TAKEN_DOWN : STATUS[project.status];
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2 md:mb-6 md:gap-x-3">
      <BackToProjects />
      <div className="min-w-24 flex-1">
        <h1
          lang={project.languages[0]}
          title={project.name}
          className="line-clamp-2 text-base leading-5 wrap-anywhere md:leading-tight md:text-xl lg:line-clamp-1 lg:text-2xl"
        >
          {project.name}
        </h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          <Badge tone={status.tone}>{t(status.key)}</Badge>
          {/* On a phone only its icon is shown. */}
          <p role="status" className="text-sm text-ink-muted max-md:sr-only">
            {publication.announcement}
          </p>
        </div>
      </div>
      <PublicationControls publication={publication} onShare={onShare} review={review} />
      <UnpublishedLine publication={publication} />
      {team && <ReviewPart publication={publication} you={team.you} onEffect={setReview} />}
    </header>
  );
}
