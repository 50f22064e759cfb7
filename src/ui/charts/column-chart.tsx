import {
  type PointerEvent,
  useMemo,
  useState,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Column, ColumnMarks, plotOf, SERIES_FILL, START_LINE } from './column-marks';

export type Series = {
  label: string;
  /** what stands beside the label while nothing is pointed at */
  total?: string | undefined;
};

interface ColumnChartProps {
  /** the chart in words, for those who do not see it */
  label: string;
  /** what moving through the columns by keyboard is called */
  readLabel: string;
  /** what stands where a column is named, while none is */
  caption: string;
  widthPx: number;
  columns: readonly Column[];
  /** one, or two of which the second is part of the first or compared with it */
  series: readonly Series[];
  ticks: readonly number[];
  formatTick: (value: number) => string;
  /** a value in words; null where there is none */
  formatValue: (value: number | null) => string;
  marked?: number | undefined;
  /** what the line before a column means; required where there is one */
  startLabel?: string | undefined;
  /** the language of the columns' titles where it is not the page's */
  titleLang?: string | undefined;
}

/**
 * A column chart that shows above it the value of the column under the pointer, touched, or
 * selected with the arrow keys. No animation. Put the table with the same figures below it.
 */
export function ColumnChart({
  label,
  readLabel,
  caption,
  widthPx,
  columns,
  series,
  ticks,
  formatTick,
  formatValue,
  marked,
  startLabel,
  titleLang,
}: ColumnChartProps) {
  const [pointed, setPointed] = useState<number>();
  const [read, setRead] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const last = columns.length - 1;
  const reading = Math.min(read, last);
  const active = pointed !== undefined ? Math.min(pointed, last) : hasFocus ? reading : undefined;
  const column = active === undefined ? undefined : columns[active];
  const [heading, remPx] = useRem<HTMLDivElement>();
  const plot = useMemo(
    () => plotOf({ widthPx, remPx, columns, ticks, formatTick }),
    [widthPx, remPx, columns, ticks, formatTick],
  );
  const { x, leftPx, rightPx, bottomPx, heightPx } = plot;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const share =
      (event.clientX - event.currentTarget.getBoundingClientRect().left - leftPx) /
      (rightPx - leftPx);
    setPointed(Math.min(last, Math.max(0, Math.floor(share * columns.length))));
  };
  const wordsOf = ({ title, values }: Column) =>
    `${title}: ${series.map(({ label: name }, index) => `${name} ${formatValue(values[index] ?? null)}`).join(', ')}`;
  return (
    <div>
      <div ref={heading} className="flex min-h-16 flex-col justify-end gap-1 pb-2 text-sm">
        <Reading
          {...{ column, caption, series, formatValue, titleLang }}
          startLabel={columns.some(({ isStart }) => isStart) ? startLabel : undefined}
        />
      </div>
      <div className="relative rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
        <svg
          role="img"
          aria-label={label}
          width={widthPx}
          height={heightPx}
          className="block swipes-sideways"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') setPointed(undefined);
          }}
        >
          {active !== undefined && (
            <rect
              x={(x(active) ?? 0) - 2}
              width={Math.max(1, x.bandwidth()) + 4}
              y={4}
              height={bottomPx - 4}
              className="fill-line forced-colors:fill-system-gray"
            />
          )}
          <ColumnMarks
            plot={plot}
            columns={columns}
            ticks={ticks}
            formatTick={formatTick}
            marked={marked}
          />
        </svg>
        {column !== undefined || last >= 0 ? (
          <input
            type="range"
            aria-label={readLabel}
            min={0}
            max={last}
            value={reading}
            aria-valuetext={columns[reading] && wordsOf(columns[reading])}
            onChange={({ target }) => {
              setPointed(undefined);
              setRead(Number(target.value));
            }}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
            className="pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0"
          />
        ) : null}
      </div>
    </div>
  );
}

type ReadingProps = Pick<
  ColumnChartProps,
  'caption' | 'series' | 'formatValue' | 'startLabel' | 'titleLang'
> & { column: Column | undefined };

/** The legend, with the values of a column or the totals. */
function Reading({ column, caption, series, formatValue, startLabel, titleLang }: ReadingProps) {
  return (
    <>
      <p lang={column ? titleLang : undefined} className="truncate text-ink-muted">
        {column?.title ?? caption}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {series.map(({ label: name, total }, index) => (
          <span key={name} className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
              <rect
                x={index === 0 ? 0 : 3}
                width={index === 0 ? 12 : 6}
                height="12"
                className={SERIES_FILL[index === 0 ? 0 : 1]}
              />
            </svg>
            <span>{name}</span>
            <span className="font-mono font-medium tabular">
              {column ? formatValue(column.values[index] ?? null) : total}
            </span>
          </span>
        ))}
        {startLabel && (
          <span className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
              <line x1="6" x2="6" y2="12" className={START_LINE} />
            </svg>
            <span>{startLabel}</span>
          </span>
        )}
      </p>
    </>
  );
}

const USUAL_PX = 16;

/**
 * 1 rem in px, which depends on the reader's text size; measured again when the element, which
 * contains text, is resized.
 */
function useRem<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [remPx, setRem] = useState(USUAL_PX);
  useLayoutEffect(() => {
    const measure = () =>
      setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX);
    measure();
    const observer = new ResizeObserver(measure);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, remPx];
}
