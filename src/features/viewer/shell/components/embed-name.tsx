'use client';

import { useKnownPlace } from '@/features/reader/ui/hooks/use-known-place';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import type { ViewerProject } from '../model/walk';
import { useContentLanguage } from '../hooks/use-content-language';

type EmbedNameProps = Pick<ViewerProject, 'projectUid' | 'names' | 'languages'>;

/** The name of the guide in the language in which the viewer below shows it. */
export function EmbedName({ projectUid, names, languages }: EmbedNameProps) {
  const { place } = useKnownPlace(projectUid);
  const [lang] = useContentLanguage(languages, place?.lang);
  const name = projectNameFor({ names, languages }, lang);
  return (
    <span lang={name.lang} className="line-clamp-1 font-semibold wrap-anywhere">
      {name.value}
    </span>
  );
}
