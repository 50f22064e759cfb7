import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { memo } from 'react';
import { namedColumns } from './ticks';

export type Column = {
  key: string;
  /** a few letters below it */
  name: string;
  /** what it is, in words */
  title: string;
  /** one for each series; null where there is none */
  values: readonly (number | null)[];
  /** that the second series is as it should be here */
  isGood?: boolean;
  /** that something begins here: a line stands before it */
  isStart?: boolean;
};

/** Height that the columns and the lines behind them share. */
const PLOT_HEIGHT_PX = 200;
const TOP_PX = 14;
const RIGHT_PX = 18;
const TICK_PX = 10;
/** Letters are as large as who reads has set them: what has to hold them is measured in rem. */
const BOTTOM_REM = 1.625;
const LETTER_REM = 0.4625;
const NAME_REM = 1.125;
/** Columns narrower than this have no room for a line around them. */
const OUTLINED_PX = 12;
/** Below this width, the outline looks like a half column. */
const HALVED_PX = 6;

// In forced colours, SVG keeps its own colours unless it uses the system's.
export const SERIES_FILL = [
  'fill-blueprint forced-colors:fill-system-text',
  'fill-signal forced-colors:fill-system-highlight',
] as const;
const GOOD_FILL = 'fill-good forced-colors:fill-system-highlight';
export const START_LINE = 'stroke-ink-muted forced-colors:stroke-system-text';
const label = 'fill-ink-muted font-mono text-xs forced-colors:fill-system-text';

export type Plot = ReturnType<typeof plotOf>;

interface Measures {
  widthPx: number;
  /** 1 rem in px */
  remPx: number;
  columns: readonly Column[];
  ticks: readonly number[];
  formatTick: (value: number) => string;
}

/** Positions of all parts of the chart, in px. */
export function plotOf({ widthPx, remPx, columns, ticks, formatTick }: Measures) {
  const letterPx = LETTER_REM * remPx;
  const longestTick = Math.max(...ticks.map((tick) => formatTick(tick).length));
  const longestName = Math.max(1, ...columns.map(({ name }) => name.length));
  const leftPx = Math.ceil(longestTick * letterPx) + TICK_PX;
  const bottomPx = TOP_PX + PLOT_HEIGHT_PX;
  // The last column may be named: half of its name stands beyond its middle.
  const rightPx = Math.max(leftPx + 1, widthPx - Math.max(RIGHT_PX, (longestName * letterPx) / 2));
  const x = scaleBand<number>({
    domain: columns.map((_, index) => index),
    range: [leftPx, rightPx],
    paddingInner: 0.25,
    paddingOuter: 0.1,
  });
  const y = scaleLinear<number>({ domain: [0, ticks.at(-1) ?? 1], range: [bottomPx, TOP_PX] });
  return {
    x,
    y,
    leftPx,
    rightPx,
    bottomPx,
    heightPx: Math.ceil(bottomPx + BOTTOM_REM * remPx),
    nameYPx: NAME_REM * remPx,
    named: namedColumns(columns.length, rightPx - leftPx, (longestName + 1) * letterPx),
  };
}

interface ColumnMarksProps {
  plot: Plot;
  columns: readonly Column[];
  ticks: readonly number[];
  formatTick: (value: number) => string;
  /** the column that the words beside the chart are about */
  marked: number | undefined;
}

/** Axes and columns; drawn anew only when the figures or the width change. */
export const ColumnMarks = memo(function ColumnMarks({
  plot,
  columns,
  ticks,
  formatTick,
  marked,
}: ColumnMarksProps) {
  const { x, y, leftPx, rightPx, bottomPx, nameYPx, named } = plot;
  const markX = marked === undefined ? undefined : (x(marked) ?? 0) + x.bandwidth() / 2;
  const markY = y(Math.max(...(columns[marked ?? -1]?.values.map((value) => value ?? 0) ?? [0])));
  return (
    <>
      <GridRows
        scale={y}
        left={leftPx}
        width={rightPx - leftPx}
        tickValues={[...ticks]}
        lineStyle={{ stroke: 'var(--line)' }}
      />
      {columns.map(
        ({ key, isStart }, index) =>
          isStart && (
            <line
              key={key}
              x1={beginOf(plot, index)}
              x2={beginOf(plot, index)}
              y1={TOP_PX / 2}
              y2={bottomPx}
              className={START_LINE}
            />
          ),
      )}
      {columns.map((column, index) =>
        column.values.map(
          (value, series) =>
            value !== null &&
            value > 0 && (
              <Mark
                key={`${column.key} ${series}`}
                plot={plot}
                index={index}
                series={series}
                value={value}
                isGood={column.isGood}
              />
            ),
        ),
      )}
      {markX !== undefined && (
        <path d={`M${markX - 5} ${markY - 11}h10l-5 7z`} className={SERIES_FILL[1]} />
      )}
      <AxisLeft
        scale={y}
        left={leftPx}
        tickValues={[...ticks]}
        hideAxisLine
        hideTicks
        tickComponent={({ y: top, formattedValue }) => (
          <text x={-6} y={top} dy="0.32em" textAnchor="end" className={label}>
            {formattedValue}
          </text>
        )}
        tickFormat={(value) => formatTick(Number(value))}
      />
      <AxisBottom
        scale={x}
        top={bottomPx}
        tickValues={named}
        hideTicks
        axisLineClassName="stroke-line-strong forced-colors:stroke-system-text"
        tickComponent={({ x: left, formattedValue }) => (
          <text x={left} y={nameYPx} textAnchor="middle" className={label}>
            {formattedValue}
          </text>
        )}
        tickFormat={(index) => columns[Number(index)]?.name ?? ''}
      />
    </>
  );
});

/** The middle of the gap before a column. */
function beginOf({ x }: Plot, index: number): number {
  return (x(index) ?? 0) - (x.step() - x.bandwidth()) / 2;
}

type MarkProps = {
  plot: Plot;
  index: number;
  series: number;
  value: number;
  isGood: boolean | undefined;
};

function Mark({ plot: { x, y, bottomPx }, index, series, value, isGood }: MarkProps) {
  const bandPx = x.bandwidth();
  const widthPx = Math.max(1, series === 0 || bandPx < HALVED_PX ? bandPx : bandPx * 0.5);
  const heightPx = Math.max(1, bottomPx - y(value));
  const isOutlined = series > 0 && bandPx >= OUTLINED_PX;
  return (
    <Bar
      x={(x(index) ?? 0) + (bandPx - widthPx) / 2}
      y={bottomPx - heightPx}
      width={widthPx}
      height={heightPx}
      className={`${series === 0 ? SERIES_FILL[0] : isGood ? GOOD_FILL : SERIES_FILL[1]} ${isOutlined ? 'stroke-surface stroke-thin' : ''}`}
    />
  );
}
