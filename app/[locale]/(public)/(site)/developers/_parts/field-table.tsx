import { getTranslations } from 'next-intl/server';
import type { Field } from '../_reference/fields';
import { FieldRows } from './field-rows';

interface FieldTableProps {
  caption: string;
  fields: readonly Field[];
  /** of what is sent: tells which fields must be there */
  isSent?: boolean;
}

/** Fields with their types and limits. */
export async function FieldTable({ caption, fields, isSent = false }: FieldTableProps) {
  const t = await getTranslations('developers');
  return (
    <FieldRows
      caption={caption}
      heads={[t('field'), t('meaning')]}
      required={t('required')}
      rows={fields.map(({ name, type, limits, isRequired, description }) => ({
        name,
        type: [type, ...limits].join(', '),
        ...(isSent && isRequired ? { isRequired } : {}),
        ...(description ? { description } : {}),
      }))}
    />
  );
}
