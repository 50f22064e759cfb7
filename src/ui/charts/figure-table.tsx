import type { ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';

interface FigureTableProps {
  /** what it holds, for those who do not see what stands around it */
  caption: string;
  /** the first one names the rows */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly string[] }[];
  /**
   * whether the columns do not fit below 992 px: then each row is a card, with labelled figures
   * below its name
   */
  isWide?: boolean;
}

const cell = 'px-1.5 py-2 text-right lg:px-3';

/** The figures of a chart, to be read. Long ones scroll in themselves. */
export function FigureTable({ caption, columns, rows, isWide = false }: FigureTableProps) {
  // Browsers may take what is not laid out as a table for none: its role is explicit.
  const role = (name: string) => (isWide ? { role: name } : {});
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cn('relative overflow-auto rounded-md', isWide ? 'lg:max-h-112' : 'max-h-112')}
    >
      <table
        {...role('table')}
        className={cn('w-full border-collapse text-sm', isWide ? 'max-lg:block' : 'max-md:text-xs')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead
          {...role('rowgroup')}
          className={
            isWide ? 'bg-surface max-lg:hidden lg:sticky lg:top-0' : 'sticky top-0 bg-surface'
          }
        >
          <tr {...role('row')}>
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                {...role('columnheader')}
                className={
                  index === 0
                    ? 'px-1.5 py-2 text-left font-semibold lg:px-3'
                    : `${cell} align-bottom font-semibold`
                }
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className={cn(isWide && 'max-lg:block')}>
          {rows.map(({ key, name, values }) => (
            <tr
              key={key}
              {...role('row')}
              className={cn(
                'border-t border-line',
                isWide && 'max-lg:grid max-lg:grid-cols-figures max-lg:gap-x-4 max-lg:py-2',
              )}
            >
              <th
                scope="row"
                {...role('rowheader')}
                className={cn(
                  'min-w-24 px-1.5 py-2 text-left font-normal md:min-w-36 lg:px-3',
                  isWide && 'max-lg:col-span-full',
                )}
              >
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={columns[index + 1]}
                  {...role('cell')}
                  className={cn(
                    cell,
                    'font-mono whitespace-nowrap tabular',
                    isWide && 'max-lg:flex max-lg:flex-col max-lg:py-1 max-lg:text-left',
                  )}
                >
                  {isWide && (
                    <span className="font-sans text-ink-muted lg:hidden">{columns[index + 1]}</span>
                  )}
                  <span>{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
