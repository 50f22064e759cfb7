import { Drawing } from '@/ui/kit/pictures/drawing';
import { Picture } from '@/ui/kit/pictures/picture';
import { pickText } from '@/shared/interface/localized-text';
import type { GuidePage } from '../../model/guide-page';

const PLACE = {
  sizes:
    '(min-width: 1200px) 635px, (min-width: 992px) calc(58.3vw - 65px), (min-width: 768px) calc(100vw - 64px), calc(100vw - 32px)',
  rangePx: [288, 928],
} as const;

/** The picture of a guide on its page, or what stands for it. */
export function GuidePicture({
  project: { file, alt, languages },
  lang,
}: Pick<GuidePage, 'project' | 'lang'>) {
  return file ? (
    <Picture
      file={file}
      alt={pickText(alt, lang, languages)}
      place={PLACE}
      aspect={4 / 3}
      isUrgent
      className="h-fit rounded-lg border border-line"
    />
  ) : (
    <div
      data-no-picture
      className="grid aspect-4/3 h-fit place-items-center rounded-lg border border-line bg-sunken text-ink-muted"
    >
      <Drawing name="steps" className="w-1/2" />
    </div>
  );
}
