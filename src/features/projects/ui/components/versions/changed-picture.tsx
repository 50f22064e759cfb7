import { useTranslations } from 'next-intl';
import type { PictureView } from '@/shared/pictures/picture';
import { Picture } from '@/ui/kit/pictures/picture';
import type { PictureChange } from '../../../model/versions/changes';

const PICTURE_PX = 240;
const SIDES = ['before', 'after'] as const;

interface ChangedPictureProps {
  picture: PictureChange;
  pictures: ReadonlyMap<string, PictureView>;
}

/** The pictures before and after, side by side. */
export function ChangedPicture({ picture, pictures }: ChangedPictureProps) {
  const t = useTranslations('versions.changes');
  return (
    <div className="grid max-w-prose grid-cols-2 gap-3">
      {SIDES.map((side) => {
        const id = picture[side];
        const file = id === null ? undefined : pictures.get(id);
        return (
          <figure key={side} className="flex min-w-0 flex-col gap-1">
            <figcaption className="text-sm font-semibold text-ink-muted">
              {t(`picture.${side}`)}
            </figcaption>
            {file ? (
              <Picture
                file={file}
                alt=""
                place={{ widthPx: PICTURE_PX }}
                aspect={4 / 3}
                className="w-full rounded-md"
              />
            ) : (
              <p className="text-sm text-ink-muted">
                {t(`picture.${id === null ? 'none' : 'lost'}`)}
              </p>
            )}
          </figure>
        );
      })}
    </div>
  );
}
