import { useTranslations } from 'next-intl';
import type { PictureView } from '@/shared/pictures/picture';
import { Picture } from '@/ui/kit/pictures/picture';
import type { MarkChange } from '../../../model/versions/changes';

const PICTURE_PX = 240;
const SIDES = ['before', 'after'] as const;
/** A dot has no size of its own. */
const DOT_PX = 12;

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
              <ShapeOver shape={shape} />
            </span>
          </figure>
        );
      })}
    </div>
  );
}

function ShapeOver({ shape: { kind, x, y, w, h, number } }: { shape: Shape }) {
  const lines = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {(['stroke-surface', 'stroke-signal'] as const).map((stroke, index) => {
          const line = { ...lines, className: stroke, strokeWidth: index === 0 ? 6 : 3 };
          if (kind === 'arrow')
            return <line key={stroke} {...line} x1={x} y1={y} x2={x + w} y2={y + h} />;
          if (kind === 'box')
            return <rect key={stroke} {...line} x={x} y={y} width={w} height={h} />;
          if (kind === 'circle')
            return (
              <ellipse key={stroke} {...line} cx={x + w / 2} cy={y + h / 2} rx={w / 2} ry={h / 2} />
            );
          return (
            <line
              key={stroke}
              {...line}
              strokeLinecap="round"
              strokeWidth={DOT_PX + 3 * (1 - index)}
              {...{ x1: x + w / 2, y1: y + h / 2, x2: x + w / 2, y2: y + h / 2 }}
            />
          );
        })}
      </svg>
      {number !== null && (
        <span
          style={{ left: `${Math.max(0, x) * 100}%`, top: `${Math.max(0, y) * 100}%` }}
          className="absolute grid size-5 -translate-1/2 place-items-center rounded-full bg-signal font-mono text-xs text-on-signal"
        >
          {number}
        </span>
      )}
    </>
  );
}
