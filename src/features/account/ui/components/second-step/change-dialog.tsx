import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import { PASSKEY_NAME_MAX } from '@/features/auth/second-factor/constants';
import { knowsPasskeys, makePasskey, orRefused } from '@/features/auth/ui/passkeys';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { AccountView } from '../../../schema';
import type { FactorProof, NewCodesView } from '../../../second-factor/schema';
import {
  addPasskey,
  beginCodes,
  beginPasskey,
  removeFactor,
  renewRecoveryCodes,
} from '../../second-factor-api';
import { OwnerProof } from '../access/owner-proof';
import { FactorProofForm } from './factor-proof-form';
import { NewCodes } from './new-codes';
import { RecoveryCodes } from './recovery-codes';

export type Change =
  | { kind: 'passkey' }
  | { kind: 'codes' }
  | { kind: 'renew' }
  /** `all`, `codes` or the id of a passkey */
  | { kind: 'remove'; what: string };

interface ChangeDialogProps {
  change: Change | undefined;
  account: Pick<AccountView, 'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  ways: SignInWays;
  isOn: boolean;
  hasPasskey: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** A change of the second step: the proof of the owner, then what the change needs. */
export function ChangeDialog({ change, isOn, onClose, onChanged, ...props }: ChangeDialogProps) {
  const t = useTranslations('settings.secondStep');
  const tPasskeys = useTranslations('auth.passkeys');
  const showToast = useToast();
  const [newCodes, setNewCodes] = useState<NewCodesView>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);

  // It was off until the list is read again, once the recovery codes were seen.
  const added = isOn ? t('added') : t('on');

  const close = () => {
    const hasChanged = recoveryCodes.length > 0;
    setNewCodes(undefined);
    setRecoveryCodes([]);
    onClose();
    if (hasChanged) onChanged();
  };
  const finish = (codes: string[], text: string) => {
    showToast({ text, tone: 'good' });
    if (codes.length > 0) return setRecoveryCodes(codes);
    setNewCodes(undefined);
    onClose();
    onChanged();
  };
  const send = async (proof: FactorProof, data: FormData) => {
    if (change?.kind === 'codes') setNewCodes(await beginCodes(proof));
    else if (change?.kind === 'renew')
      setRecoveryCodes((await renewRecoveryCodes(proof)).recoveryCodes);
    else if (change?.kind === 'passkey') {
      const name = String(data.get('name'));
      const options = await beginPasskey(proof);
      const passkey = await orRefused(() => makePasskey(options), tPasskeys('failed'));
      const made = await addPasskey({ name, passkey });
      finish(made.recoveryCodes, added);
    } else if (change?.kind === 'remove') {
      await removeFactor({ ...proof, what: change.what });
      finish([], t('removed'));
    }
  };
  const { title, text, submit } = wordsOf(change, t);
  const hasCodes = recoveryCodes.length > 0;
  return (
    <Dialog
      isOpen={change !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={hasCodes ? t('recovery') : title}
      {...(hasCodes || newCodes || !text ? {} : { description: text })}
    >
      {hasCodes ? (
        <RecoveryCodes codes={recoveryCodes} onDone={close} />
      ) : newCodes ? (
        <NewCodes made={newCodes} onConfirmed={(codes) => finish(codes, added)} />
      ) : (
        change && (
          <ChangeProof {...props} change={change} isOn={isOn} submitLabel={submit} send={send} />
        )
      )}
    </Dialog>
  );
}

type ChangeProofProps = Pick<ChangeDialogProps, 'account' | 'ways' | 'isOn' | 'hasPasskey'> & {
  change: Change;
  submitLabel: string;
  send: (proof: FactorProof, data: FormData) => Promise<void>;
};

function ChangeProof({ change, account, ways, ...form }: ChangeProofProps) {
  const t = useTranslations('settings.secondStep');
  const tPasskeys = useTranslations('auth.passkeys');
  const router = useRouter();
  if (change.kind === 'passkey' && !knowsPasskeys()) return <p>{tPasskeys('unknown')}</p>;
  return (
    <OwnerProof
      account={account}
      ways={ways}
      purpose="factor"
      callbackUrl={dashboardPaths.secondStep}
    >
      <FactorProofForm
        account={account}
        isDangerous={change.kind === 'remove'}
        onProofLost={router.refresh}
        {...form}
      >
        {change.kind === 'passkey' && (
          <Field name="name" label={t('passkeyName')} hint={t('passkeyNameHint')} isRequired>
            <Input autoComplete="off" maxLength={PASSKEY_NAME_MAX} />
          </Field>
        )}
      </FactorProofForm>
    </OwnerProof>
  );
}

function wordsOf(
  change: Change | undefined,
  t: ReturnType<typeof useTranslations<'settings.secondStep'>>,
) {
  if (change?.kind === 'passkey')
    return { title: t('addPasskey'), text: t('addPasskeyText'), submit: t('addPasskey') };
  if (change?.kind === 'renew')
    return { title: t('renew'), text: t('renewText'), submit: t('renew') };
  if (change?.kind !== 'remove')
    return { title: t('setUpCodes'), text: '', submit: t('setUpCodes') };
  return change.what === 'all'
    ? { title: t('turnOff'), text: t('turnOffText'), submit: t('turnOff') }
    : { title: t('remove'), text: t('removeText'), submit: t('remove') };
}
