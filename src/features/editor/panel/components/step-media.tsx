import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowLeftToLine, ArrowRight, Plus, SplitSquareVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { Button } from '@/ui/kit/buttons/button';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { MEDIA_PER_STEP_MAX } from '@/features/projects/constants';
import { PicturesInput } from '@/features/uploads/ui/components/pictures-input';
import { boxSources } from '@/shared/pictures/picture-sources';
import { DRAG_START_PX } from '../../constants';
import { useAnnouncements } from '../../shell/hooks/use-announcements';
import type { useStepMedia } from '../../pictures/hooks/use-step-media';
import type { StepMedium } from '../../pictures/model/step-media';

const POINTER = { activationConstraint: { distance: DRAG_START_PX } };
const THUMBNAIL_PX = 64;
const READ = 'read';

interface Mover {
  onMove: (id: string, place: number) => void;
}

interface StepMediaProps {
  media: StepMedium[];
  chosen: StepMedium;
  onChoose: (id: string) => void;
  actions: ReturnType<typeof useStepMedia>;
  /** how many more are on their way */
  coming: number;
  onAdd: (files: File[]) => void;
}

/** The pictures of a step below the large one: to choose, to put in order and to add to. */
export function StepMedia({ media, chosen, onChoose, actions, coming, onAdd }: StepMediaProps) {
  const t = useTranslations('editor.media');
  /** The picture that is moved stays in sight. */
  const move = (id: string, place: number) => {
    onChoose(id);
    void actions.move(id, place);
  };
  const isSeveral = media.length > 1;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isSeveral && <Thumbnails {...{ media, chosen, onChoose }} onMove={move} />}
        <AddPicture
          hasRoom={media.length + coming < MEDIA_PER_STEP_MAX}
          onAdd={onAdd}
          className={isSeveral ? 'max-md:-ml-3' : '-ml-3'}
        />
      </div>
      {isSeveral && <MediaTools {...{ media, chosen, actions }} onMove={move} />}
      {isSeveral && <OnceHint>{t('hint')}</OnceHint>}
    </div>
  );
}

/** A button for further pictures, where there is room for them. */
export function AddPicture({
  hasRoom,
  onAdd,
  className,
}: Pick<StepMediaProps, 'onAdd'> & { hasRoom: boolean; className: string }) {
  const t = useTranslations('editor.media');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {hasRoom && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => input.current?.click()}
          className={className}
        >
          <Plus aria-hidden />
          <span>{t('add')}</span>
        </Button>
      )}
      <PicturesInput ref={input} onChoose={onAdd} data-testid="further-pictures" />
    </>
  );
}

function Thumbnails({
  media,
  chosen,
  onChoose,
  onMove,
}: Pick<StepMediaProps, 'media' | 'chosen' | 'onChoose'> & Mover) {
  const t = useTranslations('editor.media');
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, POINTER));
  const items = media.map((medium, index) => ({
    id: medium.id,
    name: t('one', { number: index + 1, count: media.length }),
  }));
  const { announcements } = useAnnouncements(items);
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const place = media.findIndex((medium) => medium.id === over?.id);
    if (place >= 0 && active.id !== over?.id) onMove(String(active.id), place);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements }}
    >
      <SortableContext items={items} strategy={horizontalListSortingStrategy}>
        <ul aria-label={t('list')} className="flex gap-2">
          {media.map((medium, index) => (
            <Thumbnail
              key={medium.id}
              medium={medium}
              name={items[index]?.name ?? ''}
              isChosen={medium === chosen}
              onChoose={() => onChoose(medium.id)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface ThumbnailProps {
  medium: StepMedium;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A picture to choose, or to drag to another place; its buttons move it by keyboard. */
function Thumbnail({ medium: { id, file }, name, isChosen, onChoose }: ThumbnailProps) {
  const { listeners, setNodeRef, transform, transition } = useSortable({ id });
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <button
        {...listeners}
        type="button"
        aria-label={name}
        title={name}
        aria-pressed={isChosen}
        onClick={onChoose}
        className="block size-16 touch-none overflow-hidden rounded-md bg-sunken outline-offset-2 aria-pressed:outline-3 aria-pressed:outline-signal"
      >
        <img
          {...boxSources(file, THUMBNAIL_PX)}
          alt=""
          draggable={false}
          className="size-full object-cover"
        />
      </button>
    </li>
  );
}

/** Moves the chosen picture: within the step, or out of it. */
function MediaTools({
  media,
  chosen,
  actions: { isBusy, makeStep },
  onMove,
}: Pick<StepMediaProps, 'media' | 'chosen' | 'actions'> & Mover) {
  const t = useTranslations('editor.media');
  const place = media.indexOf(chosen);
  const mover = (label: string, icon: ReactNode, to: number) => (
    <IconButton
      label={label}
      aria-disabled={isBusy || to === place || !media[to]}
      onClick={() => {
        if (!isBusy && media[to]) onMove(chosen.id, to);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <div className="-mx-3 flex flex-wrap items-center">
      {mover(t('first'), <ArrowLeftToLine aria-hidden />, 0)}
      {mover(t('earlier'), <ArrowLeft aria-hidden />, place - 1)}
      {mover(t('later'), <ArrowRight aria-hidden />, place + 1)}
      <Button
        variant="ghost"
        size="sm"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void makeStep(chosen.id);
        }}
      >
        <SplitSquareVertical aria-hidden />
        <span>{t('toStep')}</span>
      </Button>
    </div>
  );
}

/** A hint until it is read, once on this device. */
function OnceHint({ children }: { children: string }) {
  const t = useTranslations('editor.media');
  const [stored, store] = useStoredValue('makerstep_media_hint');
  if (stored === READ) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-lg bg-blueprint-soft px-3 py-1 text-sm">
      <span className="min-w-40 flex-1 py-2">{children}</span>
      <Button size="sm" variant="ghost" onClick={() => store(() => READ)}>
        {t('hintRead')}
      </Button>
    </p>
  );
}
