import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Mark } from '@/features/projects/model/marks/marks';
import { MarkSign } from '@/features/projects/ui/components/marks/mark-sign';
import { MarksLayer, shownMarks } from '@/features/projects/ui/components/marks/marks-layer';
import { MarksList } from '@/features/projects/ui/components/marks/marks-list';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { useKeys } from '../../shell/hooks/use-keys';
import type { StepPicture } from '../../shell/model/walk';
import { markNumbersIn } from '@/features/projects/model/marks/number-sign';
import { pressedNumber, pulseInText, pulseMarks } from './point-at';

interface StepMarksProps {
  picture: StepPicture;
  /** of the step, in their order */
  pictures: readonly StepPicture[];
  onChoose: (picture: StepPicture) => void;
  read: (texts: readonly LocalizedText[]) => PickedText;
  /** of the picture below */
  transform: string;
  zoom: number;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  isKeyboardOn: boolean;
  /** the sentence that is read aloud */
  spoken: string | undefined;
}

/** The marks over the picture of a step. Guides without marks do not load them. */
export function StepMarks({
  picture,
  pictures,
  onChoose,
  read,
  transform,
  zoom,
  isShown,
  onShow,
  isKeyboardOn,
  spoken = '',
}: StepMarksProps) {
  const t = useTranslations('marks');
  const layer = useRef<HTMLDivElement>(null);
  const { file, edit } = picture;
  const marks = shownMarks(picture.marks ?? [], edit);
  const toggle = () => onShow(!isShown);
  useKeys({ marks: toggle }, isKeyboardOn);
  const point = useEffectEvent((numbers: readonly number[]) => {
    if (numbers.length === 0) return;
    const has = (each: StepPicture) =>
      each.marks?.some(({ number }) => number !== null && numbers.includes(number)) ?? false;
    const other = has(picture) ? undefined : pictures.find(has);
    if (other) onChoose(other);
    pulseMarks(layer.current, numbers);
  });
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const number = pressedNumber(event);
      if (number !== undefined) point([number]);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  useEffect(() => point(markNumbersIn(spoken)), [spoken]);
  if (!file) return null;
  return (
    <>
      {isShown && marks.length > 0 && (
        <div ref={layer} className="pointer-events-none absolute inset-0 overflow-hidden">
          <MarksLayer marks={marks} size={file} style={{ transform, ['--zoom' as string]: zoom }}>
            {marks.map((mark) => (
              <MarkPress key={mark.id} mark={mark} label={read(mark.label)} />
            ))}
          </MarksLayer>
        </div>
      )}
      {marks.length > 0 && (
        <>
          <MarksList marks={marks} read={read} className="sr-only" />
          <div className="step-clip bg-surface">
            <IconButton label={t(isShown ? 'hide' : 'show')} onClick={toggle}>
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          </div>
        </>
      )}
    </>
  );
}

/** A mark to press: its number pulses in the text, and on a narrow stage its label is shown. */
function MarkPress({ mark, label }: { mark: Mark; label: PickedText }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MarkSign
      mark={mark}
      label={
        <button
          type="button"
          // The list has it for screen readers and keys.
          tabIndex={-1}
          onClick={() => {
            setOpen(!isOpen);
            if (mark.number !== null) pulseInText(mark.number);
          }}
          className="pointer-events-auto max-w-40 cursor-pointer text-start before:absolute before:-inset-2.5"
        >
          {label.value && (
            <span
              lang={label.lang}
              className={`rounded-md bg-surface px-2 py-0.5 text-sm font-semibold text-ink shadow-lift @lg:inline-block ${isOpen ? 'inline-block' : 'hidden'}`}
            >
              {label.value}
            </span>
          )}
        </button>
      }
    />
  );
}
