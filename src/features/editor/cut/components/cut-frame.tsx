import { useTranslations } from 'next-intl';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { MARK_EDGES } from '@/features/projects/model/marks/tones';
import type { Area } from '@/features/uploads/model/picture-cut';
import type { PictureView } from '@/shared/pictures/picture';
import type { Selection } from '../model/selection';

interface CutFrameProps {
  picture: PictureView;
  covers: readonly Area[];
  selection: Selection | undefined;
  aspect?: number | undefined;
  onSelect: (selection: Selection) => void;
}

/** Leaves room for the controls and the preview. */
const HEIGHT = '38vh';
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** A picture as it was uploaded, with a frame to draw, move and change by pointer or arrow keys. */
export function CutFrame({ picture, covers, selection, aspect, onSelect }: CutFrameProps) {
  const t = useTranslations('pictureCut');
  const handles = HANDLES.map((side) => [`${side}DragHandle`, t(`handles.${side}`)]);
  return (
    <ReactCrop
      {...(selection ? { crop: selection } : {})}
      {...(aspect ? { aspect } : {})}
      onChange={(_, { x, y, width, height }) => onSelect({ unit: '%', x, y, width, height })}
      ariaLabels={Object.fromEntries([...handles, ['cropArea', t('frame')]])}
      className="max-w-full self-center"
    >
      <span className="relative block">
        <img
          src={picture.url}
          alt={t('picture')}
          width={picture.width}
          height={picture.height}
          draggable={false}
          style={{ maxHeight: HEIGHT }}
          className="block w-auto"
        />
        {covers.map(({ x, y, w, h }) => (
          <span
            key={`${x} ${y} ${w} ${h}`}
            aria-hidden
            className="absolute"
            style={{
              background: MARK_EDGES.dark,
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: `${w * 100}%`,
              height: `${h * 100}%`,
            }}
          />
        ))}
      </span>
    </ReactCrop>
  );
}
