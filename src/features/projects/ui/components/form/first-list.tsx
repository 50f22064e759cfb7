import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { Textarea } from '@/ui/kit/fields/textarea';

interface FirstListProps {
  value: string;
  onValueChange: (text: string) => void;
}

/** A list, written or pasted, whose lines become the first steps of a new guide. */
export function FirstList({ value, onValueChange }: FirstListProps) {
  const t = useTranslations('editor.list');
  return (
    <Field label={t('label')} hint={t('text')}>
      <Textarea
        rows={5}
        value={value}
        placeholder={t('example')}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  );
}
