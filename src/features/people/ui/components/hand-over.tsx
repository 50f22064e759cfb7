import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { OwnerProof, ProofForm } from '@/features/account/ui/components/access/owner-proof';
import type { AccountView } from '@/features/account/schema';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { INVITATION_DAYS } from '../../constants';
import type { PersonView } from '../../schema';
import { offerHandOver } from '../api';

export interface HandOverProps {
  /** the person who is to own the workshop; the dialog is open while there is one */
  heir: PersonView | undefined;
  workshop: { name: string; isPersonal: boolean };
  account: Pick<AccountView, 'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  ways: SignInWays;
  onClose: () => void;
  onOffered: (name: string) => void;
}

/** Offers the workshop to one of its people, after what it means and a proof of its owner. */
export function HandOver({ heir, workshop, account, ways, onClose, onOffered }: HandOverProps) {
  const t = useTranslations('people');
  const router = useRouter();
  const name = heir?.name ?? '';
  return (
    <Dialog
      isOpen={heir !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('handOverQuestion', { workshop: workshop.name, name })}
    >
      <ul className="mb-5 flex list-disc flex-col gap-2 pl-5 wrap-anywhere">
        <li>{t('handOverMail', { name, days: INVITATION_DAYS })}</li>
        <li>{t('handOverThen', { name })}</li>
        <li>{t('handOverYou', { name })}</li>
        {workshop.isPersonal && <li>{t('handOverNew')}</li>}
      </ul>
      <OwnerProof
        account={account}
        ways={ways}
        purpose="token"
        callbackUrl={dashboardPaths.peopleSettings}
      >
        <ProofForm
          email={account.email}
          hasPassword={account.hasPassword}
          label={t('handOverPassword')}
          submitLabel={t('handOverSend')}
          send={async (currentPassword) => {
            if (!heir) return;
            await offerHandOver(heir.id, currentPassword);
            onOffered(heir.name);
          }}
          onCancel={onClose}
          onProofLost={router.refresh}
        />
      </OwnerProof>
    </Dialog>
  );
}
