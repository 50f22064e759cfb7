import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { TAG_MAX } from '@/features/projects/constants';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { LabelKind } from '../../../labels/constants';
import { labelChangeInput, type LabelView } from '../../../labels/schema';
import { useProof } from '../../hooks/proof-context';
import { changeLabels } from '../../labels-api';

interface LabelChangeFormProps {
  kind: LabelKind;
  chosen: readonly LabelView[];
  onBegun: () => void;
}

/** Gives the chosen labels one name, or takes them away. */
export function LabelChangeForm({ kind, chosen, onBegun }: LabelChangeFormProps) {
  const t = useTranslations('site.labels');
  const format = useFormatter();
  const showToast = useToast();
  const withProof = useProof();
  const [to, setTo] = useState('');
  const isRemoval = useRef(false);
  const names = chosen.map(({ name }) => name);
  const count = names.length;
  const form = useForm(
    labelChangeInput,
    async (input) => {
      await withProof(() => changeLabels(input));
      showToast({ text: t('begun'), tone: 'good' });
      setTo('');
      onBegun();
    },
    {
      read: () => ({
        kind,
        lang: chosen[0]?.lang,
        names,
        to: isRemoval.current ? null : to,
      }),
    },
  );
  return (
    <Form form={form} className="mt-4">
      <p role="status" className="wrap-anywhere">
        {t('chosen', { count, names: format.list(names, { type: 'conjunction' }) })}
      </p>
      <Field name="to" label={t('to')} hint={t('toHint')} className="max-w-md">
        <Input
          value={to}
          onChange={({ target }) => setTo(target.value)}
          maxLength={TAG_MAX}
          autoComplete="off"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          disabled={count === 0 || to.trim() === ''}
          isBusy={form.isBusy}
          onClick={() => {
            isRemoval.current = false;
          }}
          className="max-xs:w-full"
        >
          {t('apply', { count })}
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={count === 0}
          isBusy={form.isBusy}
          onClick={() => {
            isRemoval.current = true;
          }}
          className="max-xs:w-full"
        >
          {t('remove')}
        </Button>
      </div>
    </Form>
  );
}
