import { useTranslations } from 'next-intl';
import { memo, type Ref, useEffect, useId, useImperativeHandle } from 'react';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { Picture } from '@/ui/kit/pictures/picture';
import { useKeys } from '../../shell/hooks/use-keys';
import type { NavigableStep, StepPicture } from '../../shell/model/walk';

/** Goes to the next or the previous picture of the step, if there is one. */
export type TurnPicture = (by: 1 | -1) => void;

interface StepPicturesProps {
  ref: Ref<TurnPicture>;
  step: NavigableStep | undefined;
  /** undefined: the first */
  chosen: StepPicture | undefined;
  read: (texts: readonly LocalizedText[]) => PickedText;
  isKeyboardOn: boolean;
  onChoose: (picture: StepPicture | undefined) => void;
}

/**
 * Thumbnails of a step with several pictures, at the edge of the stage. Guides without such steps
 * do not load it.
 */
export const StepPictures = memo(function StepPictures({
  ref,
  step,
  chosen,
  read,
  isKeyboardOn,
  onChoose,
}: StepPicturesProps) {
  const t = useTranslations('stepPictures');
  const name = useId();
  const pictures: StepPicture[] = step ? [step, ...(step.further ?? [])] : [];
  const shown = Math.max(
    0,
    pictures.findIndex((picture) => picture === chosen),
  );
  const choose = (index: number) => {
    const picture = pictures[index];
    if (picture) onChoose(picture === step ? undefined : picture);
  };
  useImperativeHandle(ref, () => (by) => choose(shown + by));
  useKeys({ picture: (key) => choose(Number(key) - 1) }, isKeyboardOn);
  // The next visit of the step begins with its first picture.
  useEffect(() => () => onChoose(undefined), [step, onChoose]);
  return (
    <div className="step-thumbnails">
      <div role="radiogroup" aria-label={t('title')}>
        {pictures.map(({ id, file, alt }, index) => {
          const text = read(alt);
          return (
            file && (
              <label key={id} lang={text.value ? text.lang : undefined} className="bg-surface">
                <input
                  type="radio"
                  name={name}
                  checked={index === shown}
                  aria-label={text.value || t('one', { number: index + 1, count: pictures.length })}
                  onChange={() => choose(index)}
                  // After a tap, the arrow keys of a pedal still go on to the next step.
                  onClick={({ detail, currentTarget }) => {
                    if (detail > 0) currentTarget.blur();
                  }}
                  className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
                />
                <Picture
                  file={file}
                  alt=""
                  place={{ widthPx: 64 }}
                  aspect="fill"
                  className="size-full rounded-sm"
                />
              </label>
            )
          );
        })}
      </div>
    </div>
  );
});
