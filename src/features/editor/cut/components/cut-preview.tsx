import { useTranslations } from 'next-intl';
import { type PictureCut, WHOLE } from '@/features/uploads/model/picture-cut';
import type { PictureView } from '@/shared/pictures/picture';

const HEIGHT_PX = 88;

/** The picture as it will be, small. */
export function CutPreview({ picture, cut }: { picture: PictureView; cut: PictureCut }) {
  const t = useTranslations('pictureCut');
  const { x, y, w, h } = cut.crop ?? WHOLE;
  const isOnItsSide = cut.turn % 2 === 1;
  const [width, height] = [picture.width * w, picture.height * h];
  const scale = HEIGHT_PX / (isOnItsSide ? width : height);
  const frame = { width: width * scale, height: height * scale };
  const shown = isOnItsSide ? { width: frame.height, height: frame.width } : frame;
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm font-semibold">{t('preview')}</figcaption>
      <div className="relative max-w-full overflow-hidden rounded-md bg-sunken" style={shown}>
        <div
          className="absolute top-1/2 left-1/2 overflow-hidden"
          style={{ ...frame, transform: `translate(-50%, -50%) rotate(${cut.turn * 90}deg)` }}
        >
          <img
            src={picture.url}
            alt=""
            className="absolute max-w-none"
            style={{
              width: picture.width * scale,
              height: picture.height * scale,
              left: -x * picture.width * scale,
              top: -y * picture.height * scale,
            }}
          />
        </div>
      </div>
    </figure>
  );
}
