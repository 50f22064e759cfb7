import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Words } from '../model/words';

interface SenderFieldsProps {
  words: Words;
  onChange: (part: Words) => void;
  errors: Readonly<Record<string, string>>;
}

/** Who sends it, for who wants to be answered. */
export function SenderFields({ words, onChange, errors }: SenderFieldsProps) {
  const t = useTranslations('feedback');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t('name')} isOptional error={errors['name']}>
        <Input value={words.name} autoComplete="name" onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field label={t('email')} isOptional error={errors['email']}>
        <Input type="email" value={words.email} autoComplete="email" autoCapitalize="none" spellCheck={false} onChange={({ target }) => onChange({ email: target.value })} />
      </Field>
    </div>
  );
}
