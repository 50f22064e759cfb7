import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import type { MemberRole } from '@/features/auth/workshops/roles';
import { Button } from '@/ui/kit/buttons/button';
import { Form } from '@/ui/kit/fields/form';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { type PersonView, personInput } from '../../schema';
import { changePerson } from '../api';
import { RoleFields, roleIn } from './role-fields';

interface ChangePersonProps {
  /** the dialog is open while there is one */
  person: PersonView | undefined;
  onClose: () => void;
  onChanged: (person: PersonView) => void;
}

/** Gives a person of the workshop another role, or a translator other languages. */
export function ChangePerson({ person, onClose, onChanged }: ChangePersonProps) {
  const t = useTranslations('people');
  return (
    <Dialog
      isOpen={person !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('changeTitle', { name: person?.name ?? '' })}
      description={t('changeText')}
    >
      {person && <ChangeForm person={person} onChanged={onChanged} />}
    </Dialog>
  );
}

function ChangeForm({
  person: { id, role: oldRole, languages },
  onChanged,
}: Pick<ChangePersonProps, 'onChanged'> & { person: PersonView }) {
  const t = useTranslations('people');
  const [role, setRole] = useState<MemberRole>(oldRole === 'owner' ? 'editor' : oldRole);
  const form = useForm(personInput, async (input) => onChanged(await changePerson(id, input)), {
    read: (data) => roleIn(data, role),
  });
  return (
    <Form form={form}>
      <RoleFields role={role} onRoleChange={setRole} languages={languages} />
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('changeSave')}
      </Button>
    </Form>
  );
}
