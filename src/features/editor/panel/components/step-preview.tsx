import { useTranslations } from 'next-intl';
import { useLoadAgain } from '@/browser/api/use-load-again';
import { cn } from '@/ui/kit/cn';
import {
  SHEET,
  STAGE,
  STAGE_PICTURE,
  StagePicture,
  StepWords,
} from '@/features/viewer/stage/components/step-look';
import { nameOnce } from '@/features/projects/model/name-once';
import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { scaledSizes } from '@/shared/pictures/picture-sources';

interface StepPreviewProps {
  /** 1-based, without chapters */
  number: number;
  count: number;
  chapter: PickedText | undefined;
  name: PickedText;
  description: PickedText;
  lines: readonly ShownLine[];
  alt: PickedText;
  lang: ProjectLanguage;
  file: PictureView | null;
  /** of an upload whose step does not exist yet */
  waitingUrl: string | undefined;
}

/** As wide as the panel, half as high, with the whole picture in it. */
const previewSizes = ({ width, height }: PictureView) =>
  scaledSizes(
    '(min-width: 992px) 500px, (min-width: 576px) 534px, calc(100vw - 42px)',
    Math.min(1, width / height / 2),
  );

/**
 * A step as readers see it on a phone, made of the viewer's components: picture with text under it,
 * or text only.
 */
export function StepPreview({
  number,
  count,
  chapter,
  name,
  description,
  lines,
  alt,
  lang,
  file,
  waitingUrl,
}: StepPreviewProps) {
  const t = useTranslations('editor');
  const { attempt, onError } = useLoadAgain();
  const hasPicture = Boolean(file ?? waitingUrl);
  const once = nameOnce(name, description);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-paper">
      {hasPicture && (
        <div className={cn('aspect-2/1', STAGE)}>
          {file && !waitingUrl ? (
            <StagePicture
              key={`${file.key} ${attempt}`}
              file={file}
              alt={alt}
              sizes={previewSizes(file)}
              onError={onError}
            />
          ) : (
            <img
              key={`${waitingUrl} ${attempt}`}
              src={waitingUrl}
              alt={alt.value}
              lang={alt.lang}
              onError={onError}
              className={STAGE_PICTURE}
            />
          )}
        </div>
      )}
      {/* Long texts scroll, as in the viewer; by keyboard too. */}
      <div
        tabIndex={0}
        role="group"
        aria-label={t('previewText')}
        className={cn(
          'overflow-y-auto wrap-anywhere -outline-offset-3',
          hasPicture ? cn(SHEET, 'max-h-44 px-4 pt-2 pb-4') : cn(STAGE, 'max-h-72 px-6 py-6'),
        )}
      >
        <StepWords
          step={number}
          count={count}
          chapter={chapter}
          name={{ ...once.name, value: once.name.value || t('noName') }}
          description={once.description}
          lines={lines}
          lang={lang}
          isAlone={!hasPicture}
          isPhoneSized
        />
      </div>
    </div>
  );
}
