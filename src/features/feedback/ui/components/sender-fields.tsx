import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import type { SignedIn } from '../api';
import type { MessageDraft } from '../../model/message-draft';

interface SenderFieldsProps {
  words: MessageDraft;
  /** the account that fills in blank fields */
  sender: SignedIn | undefined;
  onChange: (part: MessageDraft) => void;
  errors: Readonly<Record<string, string>>;
}

/** Name and e-mail, both optional, and what the creator will see. */
export function SenderFields({ words, sender, onChange, errors }: SenderFieldsProps) {
  const t = useTranslations('feedback');
  const shown = [words.name, words.email]
    .map((typed, part) => typed?.trim() || (part === 0 ? sender?.name : sender?.email))
    .filter(Boolean)
    .join(', ');
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field name="name" label={t('name')} isOptional error={errors['name']}>
        <Input
          value={words.name}
          autoComplete="name"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field name="email" label={t('email')} isOptional error={errors['email']}>
        <Input
          type="email"
          value={words.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
      <div className="text-sm wrap-anywhere text-ink-muted md:col-span-2">
        <p>{shown ? t('shown', { shown }) : t('shownNothing')}</p>
        {sender && <p>{t('shownAccount')}</p>}
      </div>
    </div>
  );
}
