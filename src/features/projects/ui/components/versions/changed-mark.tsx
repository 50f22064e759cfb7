import { useTranslations } from 'next-intl';
import type { PictureView } from '@/shared/pictures/picture';
import { Picture } from '@/ui/kit/pictures/picture';
import { MarkSign } from '../marks/mark-sign';
import { MarksLayer } from '../marks/marks-layer';
import type { MarkChange } from '../../../model/versions/changes';

const PICTURE_PX = 240;
const SIDES = ['before', 'after'] as const;

type Shape = NonNullable<MarkChange['before']>;

interface ChangedMarkProps {
  before: Shape | undefined;
  after: Shape | undefined;
  file: PictureView | undefined;
}

/** The places of a mark before and after, side by side. */
export function ChangedMark({ file, ...shapes }: ChangedMarkProps) {
  const t = useTranslations('versions.changes.picture');
  if (!file || JSON.stringify(shapes.before) === JSON.stringify(shapes.after)) return null;
  return (
    <div className="grid max-w-prose grid-cols-2 gap-3">
      {SIDES.map((side) => {
        const shape = shapes[side];
        if (!shape) return null;
        return (
          <figure key={side} className="flex min-w-0 flex-col gap-1">
            <figcaption className="text-sm font-semibold text-ink-muted">{t(side)}</figcaption>
            <span className="relative">
              <Picture
                file={file}
                alt=""
                place={{ widthPx: PICTURE_PX }}
                aspect={file.width / file.height}
                className="w-full rounded-md"
              />
              <MarksLayer size={file} marks={[{ ...shape, id: side }]}>
                <MarkSign mark={shape} />
              </MarksLayer>
            </span>
          </figure>
        );
      })}
    </div>
  );
}
