import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useForm } from '@/browser/api/use-form';
import { JOINING_MODES } from '@/shared/site/settings';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { joiningPatch, type JoiningView } from '../../../joining/schema';
import { changeJoining } from '../../joining-api';

interface JoiningFormProps {
  saved: JoiningView;
  /** whether a typed e-mail can be confirmed, which domains need */
  canLimitDomains: boolean;
}

/** Form for the rules of joining: the mode, and the domains of e-mails. */
export function JoiningForm({ saved, canLimitDomains }: JoiningFormProps) {
  const t = useTranslations('site.joining');
  const router = useRouter();
  const showToast = useToast();

  const form = useForm(
    joiningPatch,
    async (input) => {
      await changeJoining(input);
      showToast({ text: t('saved'), tone: 'good' });
      router.refresh();
    },
    {
      read: (data) => ({
        mode: data.get('mode'),
        domains: String(data.get('domains') ?? '')
          .toLowerCase()
          .split(/[\s,]+/)
          .filter((domain) => domain !== ''),
      }),
    },
  );

  return (
    <Form form={form}>
      <RadioGroup
        legend={t('mode')}
        name="mode"
        defaultValue={saved.mode}
        options={JOINING_MODES.map((mode) => ({
          value: mode,
          label: t(`modes.${mode}`),
          hint: t(`modeHints.${mode}`),
        }))}
      />
      <Field
        name="domains"
        label={t('domains')}
        hint={t(
          canLimitDomains
            ? 'domainsHint'
            : saved.domains.length > 0
              ? 'domainsStuck'
              : 'domainsNoMail',
        )}
        isOptional
      >
        <Textarea
          rows={2}
          disabled={!canLimitDomains && saved.domains.length === 0}
          defaultValue={saved.domains.join('\n')}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('save')}
      </Button>
    </Form>
  );
}
