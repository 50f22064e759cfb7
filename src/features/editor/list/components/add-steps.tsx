import { BookMarked, Images, ListPlus, MoreVertical, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { MEDIA_PER_STEP_MAX } from '@/features/projects/constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { DropdownMenu } from '@/ui/kit/overlays/dropdown-menu';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { toolbarButton } from './list-toolbar';

interface AddStepsProps {
  onAdd: (kind: 'step' | 'chapter') => void;
  onList: () => void;
  /** @param perStep the number of pictures that make one step */
  onPictures: (perStep?: number) => void;
}

/** All ways to add steps; on a phone and beside the panel the rare ones are in a menu. */
export function AddSteps({ onAdd, onList, onPictures }: AddStepsProps) {
  const t = useTranslations('editor');
  const { item } = useEditor().place;
  const more = [
    {
      id: 'pictures',
      label: t('pictures.add'),
      icon: <Images aria-hidden />,
      onSelect: () => onPictures(),
      className: item && 'md:hidden',
    },
    {
      id: 'threes',
      label: t('pictures.addThrees'),
      icon: <Images aria-hidden />,
      onSelect: () => onPictures(MEDIA_PER_STEP_MAX),
      // Only in the menu.
      className: 'hidden',
    },
    {
      id: 'list',
      label: t('list.title'),
      icon: <ListPlus aria-hidden />,
      onSelect: onList,
      className: cn('max-md:hidden', item && 'hidden'),
    },
    {
      id: 'chapter',
      label: t('addChapter'),
      icon: <BookMarked aria-hidden />,
      onSelect: () => onAdd('chapter'),
      className: 'max-md:hidden',
    },
  ];
  return (
    <>
      <Button data-add className={toolbarButton} onClick={() => onAdd('step')}>
        <Plus aria-hidden />
        <span>{t('addStep')}</span>
      </Button>
      {more.map(({ id, label, icon, onSelect, className }) => (
        <Button
          key={id}
          variant="secondary"
          className={cn(toolbarButton, className)}
          onClick={onSelect}
        >
          {icon}
          <span>{label}</span>
        </Button>
      ))}
      <DropdownMenu
        trigger={
          <IconButton label={t('moreToAdd')}>
            <MoreVertical aria-hidden />
          </IconButton>
        }
        entries={more.map(({ className: _, ...entry }) => entry)}
      />
    </>
  );
}

/**
 * At the end of a list the buttons above it are far away. On a phone they are within reach of the
 * thumb.
 */
export function AddAtEnd({ onAdd }: Pick<AddStepsProps, 'onAdd'>) {
  const t = useTranslations('editor');
  return (
    <button
      type="button"
      onClick={() => onAdd('step')}
      className="mt-2 flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 border-dashed border-line-strong font-semibold text-ink-muted hover:border-ink hover:text-ink max-md:hidden"
    >
      <Plus aria-hidden className="size-5" />
      <span>{t('addAtEnd')}</span>
    </button>
  );
}
