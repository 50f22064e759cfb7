import type { ReactNode } from 'react';

interface FigureTableProps {
  /** what it holds, for those who do not see what stands around it */
  caption: string;
  /** the first one names the rows */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly string[] }[];
}

const cell = 'px-1.5 py-2 text-right lg:px-3';

/** The figures of a chart, to be read. Wide ones and long ones scroll in themselves. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className="max-h-112 overflow-auto rounded-md">
      <table className="w-full border-collapse text-sm max-md:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>{columns.map((name, index) => <th key={name} scope="col" className={index === 0 ? 'px-1.5 py-2 text-left font-semibold lg:px-3' : `${cell} align-bottom font-semibold`}>{name}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="min-w-24 px-1.5 py-2 text-left font-normal md:min-w-36 lg:px-3">{name}</th>
              {values.map((value, index) => <td key={columns[index + 1]} className={`${cell} font-mono whitespace-nowrap tabular-nums`}>{value}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
