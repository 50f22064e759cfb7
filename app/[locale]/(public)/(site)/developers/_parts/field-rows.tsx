'use client';

import { Badge } from '@/ui/kit/badge';
import { Words } from './words';

interface FieldRowsProps {
  caption: string;
  heads: readonly [field: string, meaning: string];
  required: string;
  rows: readonly { name: string; type: string; isRequired?: boolean; description?: string }[];
}

/**
 * A table of up to two hundred fields; two columns fit on a phone. A client component, because its
 * rows are much smaller as data than as React's description of the table, and classes that repeat
 * are at the table.
 */
export function FieldRows({ caption, heads, required, rows }: FieldRowsProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm [&_td]:py-2 [&_td]:wrap-anywhere [&_td>span]:block [&_th]:py-2 [&_th]:pr-3 [&_th]:wrap-anywhere [&_tr]:border-b [&_tr]:border-line [&_tr]:align-top">
      <caption className="py-2 text-left font-semibold">{caption}</caption>
      <thead className="[&>tr]:border-line-strong">
        <tr>
          <th scope="col" className="w-1/2 md:w-1/3">
            {heads[0]}
          </th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody className="[&_td>code]:font-mono [&_td>code]:text-ink-muted [&_th]:font-mono">
        {rows.map(({ name, type, isRequired, description }) => (
          <tr key={name}>
            <th scope="row">
              <span>{name}</span>
              {isRequired && (
                <Badge tone="warn" className="ml-1 font-sans whitespace-normal">
                  {required}
                </Badge>
              )}
            </th>
            <td>
              <code>{type}</code>
              {description && (
                <span lang="en">
                  <Words text={description} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
