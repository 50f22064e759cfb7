'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { goToPage } from '@/browser/page/go-to-page';
import { storeToast } from '@/browser/page/stored-toast';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { signOut } from '@/features/auth/ui/api';
import { paths } from '@/shared/addresses/paths';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { AccountView, DeletionView } from '../../schema';
import { RemovalProof } from './access/owner-proof';
import { SharedWorkshops } from './shared-workshops';
import { deleteAccount } from '../api';

interface DeleteAccountProps {
  account: Pick<AccountView, 'email' | 'hasPassword' | 'isFreshFromProvider' | 'providers'>;
  ways: SignInWays;
  workshops: DeletionView['workshops'];
}

/**
 * Deletes the account permanently, after listing what is deleted
 * (docs/reference/accounts.md#deletion).
 */
export function DeleteAccount({ account, ways, workshops }: DeleteAccountProps) {
  const t = useTranslations('settings.account');
  const validation = useTranslations('validation');
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const shared = workshops.filter(({ people }) => people.length > 0);
  const guideCount = workshops.reduce((sum, { guides }) => sum + guides, 0);

  const remove = async (currentPassword: string | undefined) => {
    await deleteAccount(currentPassword);
    setGone(true);
    storeToast({ text: t('farewell'), detail: t('farewellDetail'), tone: 'good' });
    // The session is deleted with the account; this only clears the browser's cookie.
    await signOut().catch(() => undefined);
    goToPage(paths.home);
    return 'left' as const;
  };

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)} className="max-xs:w-full">
        <Trash2 aria-hidden />
        <span>{t('delete')}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(wanted) => {
          if (!isGone) setOpen(wanted);
        }}
        title={t('deleteQuestion')}
        description={t('deleteText')}
      >
        <ul className="mb-5 flex list-disc flex-col gap-1 pl-5">
          <li>{t('deleteProjects', { count: guideCount })}</li>
          <li>{t('deletePictures')}</li>
          <li>{t('deleteLinks')}</li>
        </ul>
        {shared.length > 0 && <SharedWorkshops workshops={shared} />}
        <RemovalProof
          account={account}
          ways={ways}
          submitLabel={t('deleteForGood')}
          wrongText={validation('currentPasswordWrong')}
          send={remove}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
