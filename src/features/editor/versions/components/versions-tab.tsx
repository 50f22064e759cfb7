import { useTranslations } from 'next-intl';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useEditor } from '../../shell/hooks/editor-context';
import { Bin } from './bin-dialog';
import { VersionList } from './version-list';

/** The versions of the guide (docs/reference/guides.md#editor). */
export function VersionsTab() {
  const t = useTranslations('editor.versions');
  const {
    project: { versionNumber },
  } = useEditor();
  if (versionNumber === null)
    return <EmptyState drawing="inbox" text={t('none')} action={<Bin />} />;
  return <VersionList newest={versionNumber} />;
}
