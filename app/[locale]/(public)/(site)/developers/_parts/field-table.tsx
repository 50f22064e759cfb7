import { getTranslations } from 'next-intl/server';
import { Badge } from '@/ui/kit/badge';
import type { Field } from '../_reference/fields';

interface FieldTableProps {
  caption: string;
  fields: readonly Field[];
  /** of what is sent: tells which fields must be there */
  isSent?: boolean;
}

/** Fields with their types and limits; two columns fit on a phone. */
export async function FieldTable({ caption, fields, isSent = false }: FieldTableProps) {
  const t = await getTranslations('developers');
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="py-2 text-left font-semibold">{caption}</caption>
      <thead className="border-b border-line-strong">
        <tr>
          <th scope="col" className="w-1/2 py-2 pr-3 md:w-1/3">
            {t('field')}
          </th>
          <th scope="col" className="py-2">
            {t('meaning')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, limits, isRequired, description }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 font-mono font-semibold wrap-anywhere">
              <span>{name}</span>{' '}
              {isSent && isRequired && (
                <Badge tone="warn" className="font-sans whitespace-normal">
                  {t('required')}
                </Badge>
              )}
            </th>
            <td className="py-2 wrap-anywhere">
              <span className="font-mono text-ink-muted">{[type, ...limits].join(', ')}</span>
              {description && (
                <span lang="en" className="block">
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

/** A sentence in which `this` is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no" className="font-mono">
        {part}
      </code>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
