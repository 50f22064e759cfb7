'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import type { MemberRole } from '@/features/auth/workshops/roles';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { INVITATION_DAYS, INVITATION_USES_MAX } from '../../constants';
import { type MadeInvitation, newInvitationInput } from '../../schema';
import { invite } from '../api';
import { RoleFields, roleIn } from './role-fields';

const WAYS = ['link', 'email'] as const;
type Way = (typeof WAYS)[number];

/** Invites people to the workshop, by a link that is shown once or by e-mail. */
export function InviteForm() {
  const t = useTranslations('people');
  const router = useRouter();
  const [role, setRole] = useState<MemberRole>('editor');
  const [way, setWay] = useState<Way>('link');
  const [made, setMade] = useState<MadeInvitation>();

  const form = useForm(
    newInvitationInput,
    async (input) => {
      setMade(await invite(input));
      router.refresh();
    },
    {
      read: (data) => ({
        ...roleIn(data, role),
        ...(way === 'link' ? { uses: Number(data.get('uses')) } : { email: data.get('email') }),
      }),
    },
  );

  if (made) return <InvitationMade made={made} onDone={() => setMade(undefined)} />;
  return (
    <Form form={form}>
      <RoleFields role={role} onRoleChange={setRole} />
      <RadioGroup
        legend={t('how')}
        name="way"
        value={way}
        onValueChange={setWay}
        options={WAYS.map((value) => ({
          value,
          label: t(`by.${value}`),
          hint: t(`byHint.${value}`, { days: INVITATION_DAYS }),
        }))}
      />
      {way === 'link' ? (
        <Field
          key="uses"
          name="uses"
          label={t('uses')}
          hint={t('usesHint', { max: INVITATION_USES_MAX })}
          isRequired
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={INVITATION_USES_MAX}
            defaultValue={1}
            className="w-24"
          />
        </Field>
      ) : (
        <Field key="email" name="email" label={t('email')} hint={t('emailHint')} isRequired>
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t(way === 'link' ? 'makeLink' : 'sendInvitation')}
      </Button>
    </Form>
  );
}

/** Shows the link of a new invitation, this once, or where it was sent. */
function InvitationMade({ made, onDone }: { made: MadeInvitation; onDone: () => void }) {
  const t = useTranslations('people');
  const box = useRef<HTMLDivElement>(null);
  // The form with the focused button is gone; a screen reader continues here.
  useEffect(() => box.current?.focus(), []);
  const { link, email, usesMax } = made;
  const title = link === null ? t('sentTitle') : t('madeTitle');
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 outline-none"
    >
      <h3 className="text-lg">{title}</h3>
      {link === null ? (
        <p className="flex items-start gap-2.5 wrap-anywhere">
          <Mail aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            {t('sentText', { email: email ?? '', days: INVITATION_DAYS })}
          </span>
        </p>
      ) : (
        <>
          <p>{t('madeText', { count: usesMax, days: INVITATION_DAYS })}</p>
          <CopyField label={t('link')} hint={t('linkHint')} value={link} />
        </>
      )}
      <Button variant="secondary" onClick={onDone} className="self-start max-xs:w-full">
        {t(link === null ? 'inviteMore' : 'copied')}
      </Button>
    </div>
  );
}
