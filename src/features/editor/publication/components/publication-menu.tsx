import { Archive, Ellipsis, Eye, EyeOff, Link2, Play, Share2, Trash2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMediaQuery } from '@/browser/page/use-media-query';
import { DropdownMenu, type MenuEntry } from '@/ui/kit/overlays/dropdown-menu';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { ProjectStatus } from '@/features/projects/constants';
import { atLeast } from '@/shared/interface/design';
import { useEditor } from '../../shell/hooks/editor-context';
import type { Publication } from '../hooks/use-publication';

interface PublicationMenuProps {
  publication: Publication;
  onShare: () => void;
  onTryIt: () => void;
  more: readonly MenuEntry[] | undefined;
}

/**
 * Rare or dangerous actions of a project: each entry keeps its place, so that none moves under the
 * pointer.
 */
export function PublicationMenu({
  publication,
  onShare,
  onTryIt,
  more = [],
}: PublicationMenuProps) {
  const t = useTranslations('editor');
  const {
    project: { status, takenDownAt },
    unpublishedChanges,
    place,
  } = useEditor();
  // Headers with room have buttons for these.
  const isWide = useMediaQuery(atLeast('lg')) && !place.item;
  const isPublished = status === ProjectStatus.Published;
  const isBusy = publication.doing !== undefined;
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('projectMenu')} aria-busy={isBusy || undefined}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        ...(isWide
          ? []
          : [
              {
                id: 'tryIt',
                label: `${t('tryIt')} (${t('newWindow')})`,
                icon: <Play aria-hidden />,
                isDisabled: takenDownAt !== null,
                onSelect: onTryIt,
              },
              isPublished
                ? {
                    id: 'share',
                    label: t('share'),
                    icon: <Share2 aria-hidden />,
                    onSelect: onShare,
                  }
                : {
                    id: 'view',
                    label: t('view'),
                    icon: <Eye aria-hidden />,
                    isDisabled: true,
                    onSelect: () => {},
                  },
              {
                id: 'discard',
                label: t('changes.discard'),
                icon: <Undo2 aria-hidden />,
                isDisabled: unpublishedChanges === 0 || isBusy,
                onSelect: () => publication.ask('discard'),
              },
            ]),
        {
          id: 'preview',
          label: t('previewLink.menu'),
          icon: <Link2 aria-hidden />,
          isDisabled: takenDownAt !== null,
          onSelect: () => publication.ask('preview'),
        },
        ...more,
        {
          id: 'unpublish',
          label: t('unpublish'),
          icon: <EyeOff aria-hidden />,
          isDisabled: !isPublished || isBusy,
          onSelect: () => void publication.unpublish(),
        },
        {
          id: 'archive',
          label: t('archive'),
          icon: <Archive aria-hidden />,
          isDisabled: status === ProjectStatus.Archived || isBusy,
          onSelect: () => void publication.archive(),
        },
        {
          id: 'delete',
          label: t('deleteProject'),
          icon: <Trash2 aria-hidden />,
          isDangerous: true,
          isDisabled: isBusy,
          onSelect: () => publication.ask('delete'),
        },
      ]}
    />
  );
}
