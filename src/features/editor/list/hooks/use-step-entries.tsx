import { BookMarked, Flag, Images, ImageUp, ListChecks, MoveVertical, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MEDIA_PER_STEP_MAX } from '@/features/projects/constants';
import type { MenuEntry } from '@/ui/kit/overlays/dropdown-menu';
import type { Choice } from '../../panel/components/step-choice';
import { chapterWithSteps } from '../model/chapter-steps';
import type { PicturesPlace } from '../../pictures/hooks/picture-queue-context';
import { useEditor } from '../../shell/hooks/editor-context';
import type { useBeginNew } from './use-begin-new';
import type { RowItem } from './use-row-actions';
import type { Selection } from './use-selection';

interface StepEntriesOptions {
  begin: ReturnType<typeof useBeginNew>;
  selection: Selection;
  onChoice: (choice: Choice) => void;
  choosePictures: (place: PicturesPlace) => void;
}

/**
 * The menu entries of a step or a chapter, in addition to those of every item; and what can be added
 * after it.
 */
export function useStepEntries({ begin, selection, onChoice, choosePictures }: StepEntriesOptions) {
  const t = useTranslations('editor');
  const {
    store,
    unread: { reports },
    place: { goTo },
  } = useEditor();
  const addEntries = (id: string): MenuEntry[] => [
    {
      id: 'step',
      label: t('addStep'),
      icon: <Plus aria-hidden />,
      onSelect: () => begin('step', id),
    },
    {
      id: 'chapter',
      label: t('addChapter'),
      icon: <BookMarked aria-hidden />,
      onSelect: () => begin('chapter', id),
    },
    {
      id: 'pictures',
      label: t('pictures.add'),
      icon: <Images aria-hidden />,
      onSelect: () => choosePictures({ after: id }),
    },
    {
      id: 'threes',
      label: t('pictures.addThrees'),
      icon: <Images aria-hidden />,
      onSelect: () => choosePictures({ after: id, perStep: MEDIA_PER_STEP_MAX }),
    },
  ];
  const more = ({ id, kind }: RowItem): MenuEntry[] => {
    const { steps } = store.get().project;
    const unread = reports.get(id)?.unread ?? 0;
    const entries: (MenuEntry | false)[] = [
      unread > 0 && {
        id: 'reports',
        label: t('readReports', { count: unread }),
        icon: <Flag aria-hidden />,
        onSelect: () => goTo('steps', { kind: 'step', id }),
      },
      {
        id: 'after',
        label: t('addAfter'),
        icon: <Plus aria-hidden />,
        onSelect: () => begin('step', id),
      },
      kind === 'step' && {
        id: 'chapter',
        label: t('startChapter'),
        icon: <BookMarked aria-hidden />,
        onSelect: () =>
          begin('chapter', steps[steps.findIndex((step) => step.id === id) - 1]?.id ?? null),
      },
      steps.length > 1 && {
        id: 'place',
        label: t('selection.place'),
        icon: <MoveVertical aria-hidden />,
        onSelect: () => onChoice({ of: 'place', ids: [id] }),
      },
      kind === 'step' &&
        Boolean(steps.find((step) => step.id === id)?.file) && {
          id: 'picture',
          label: t('movePicture'),
          icon: <ImageUp aria-hidden />,
          onSelect: () => onChoice({ of: 'picture', from: id }),
        },
      {
        id: 'select',
        label: t(kind === 'chapter' ? 'selection.chapter' : 'selection.one'),
        icon: <ListChecks aria-hidden />,
        onSelect: () =>
          selection.choose([
            ...selection.chosen,
            ...(kind === 'chapter' ? chapterWithSteps(steps, id) : [id]),
          ]),
      },
    ];
    return entries.filter((entry) => entry !== false);
  };
  return { more, addEntries };
}
