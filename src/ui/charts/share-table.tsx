import { Bar } from '@visx/shape';
import { SERIES_FILL } from './column-marks';

interface ShareTableProps {
  /** what it shows, and the heading of its first column */
  label: string;
  countLabel: string;
  shareLabel: string;
  rows: readonly { key: string; name: string; count: string; share: string; portion: number }[];
}

const head = 'pb-2 text-left text-sm font-semibold text-ink-muted';

/** Portions of a whole: chart and table in one, a bar in each row. `portion` is from 0 to 1. */
export function ShareTable({ label, countLabel, shareLabel, rows }: ShareTableProps) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          <th scope="col" className={head}>
            {label}
          </th>
          <th scope="col" className={`${head} pl-3 !text-right`}>
            {countLabel}
          </th>
          <th scope="col" className={`${head} w-20 pl-3 !text-right`}>
            {shareLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, share, portion }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2.5 text-left font-normal">
              <span className="block">{name}</span>
              <svg aria-hidden className="mt-1.5 block h-2 w-full">
                <Bar
                  width="100%"
                  height={8}
                  rx={4}
                  className="fill-line forced-colors:fill-system-gray"
                />
                <Bar width={`${portion * 100}%`} height={8} rx={4} className={SERIES_FILL[0]} />
              </svg>
            </th>
            <td className="py-2.5 pl-3 text-right align-top font-mono tabular">{count}</td>
            <td className="py-2.5 pl-3 text-right align-top font-mono text-ink-muted tabular">
              {share}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
