import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMoments } from '@/browser/time/use-moments';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import { Button } from '@/ui/kit/buttons/button';
import type { AccountView } from '../../../schema';
import type { SecondFactorView } from '../../../second-factor/schema';
import { useAccessList } from '../../hooks/use-access-list';
import { readSecondFactor } from '../../second-factor-api';
import { AccessListPending } from '../access/access-list-pending';
import { type Change, ChangeDialog } from './change-dialog';

interface SecondStepProps {
  account: Pick<AccountView, 'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  ways: SignInWays;
  /** other sessions may have ended */
  onChanged: () => void;
}

/** Passkeys, one-time codes and recovery codes of the account. */
export function SecondStep({ account, ways, onChanged }: SecondStepProps) {
  const t = useTranslations('settings.secondStep');
  const { date } = useMoments();
  const { items, problem, retry, frame } = useAccessList<SecondFactorView>(readSecondFactor);
  const [change, setChange] = useState<Change>();
  const view = items?.[0];
  if (problem !== undefined || !view)
    return <AccessListPending problem={problem} onRetry={retry} />;
  const { passkeys, codesSince, recoveryCodesLeft } = view;
  const isOn = passkeys.length > 0 || codesSince !== null;
  const remove = (what: string, name: string) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('removeOf', { name })}
      onClick={() => setChange({ kind: 'remove', what })}
    >
      {t('remove')}
    </Button>
  );
  const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2';
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {!isOn && (
        <div>
          <p className="font-semibold">{t('off')}</p>
          <p className="text-ink-muted">{t('firstText')}</p>
        </div>
      )}
      <div className="flex flex-col items-start gap-3">
        <h3 className="text-lg">{t('passkeys')}</h3>
        <ul className="w-full divide-y divide-line empty:hidden">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={`${row} py-3`}>
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-sm text-ink-muted">
                  {lastUsedAt === null
                    ? t('passkeyAdded', { date: date(createdAt) })
                    : t('passkeyUsed', { date: date(createdAt), used: date(lastUsedAt) })}
                </p>
              </div>
              {remove(id, name)}
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={() => setChange({ kind: 'passkey' })}>
          {t('addPasskey')}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-3">
        <h3 className="text-lg">{t('codes')}</h3>
        {codesSince !== null && (
          <div className={`${row} w-full`}>
            <p className="text-ink-muted">{t('codesSince', { date: date(codesSince) })}</p>
            {remove('codes', t('codes'))}
          </div>
        )}
        <Button variant="secondary" onClick={() => setChange({ kind: 'codes' })}>
          {codesSince === null ? t('setUpCodes') : t('newApp')}
        </Button>
      </div>
      {isOn && (
        <div className="flex flex-col items-start gap-3">
          <h3 className="text-lg">{t('recovery')}</h3>
          <p className="text-ink-muted">{t('left', { count: recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setChange({ kind: 'renew' })}>
              {t('renew')}
            </Button>
            <Button variant="ghost" onClick={() => setChange({ kind: 'remove', what: 'all' })}>
              {t('turnOff')}
            </Button>
          </div>
        </div>
      )}
      <ChangeDialog
        change={change}
        account={account}
        ways={ways}
        isOn={isOn}
        hasPasskey={passkeys.length > 0}
        onClose={() => setChange(undefined)}
        onChanged={() => {
          retry();
          if (!isOn) onChanged();
        }}
      />
    </div>
  );
}
