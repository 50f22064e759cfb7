import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { paths } from '@/shared/addresses/paths';

export interface SentRecovery {
  email: string;
  /** the error of the server */
  problem?: string;
}

/** The next steps; the same whether the account exists or not. Shown while `sent` is set. */
export function RecoverySent({
  sent,
  onAgain,
}: {
  sent: SentRecovery | undefined;
  onAgain: () => void;
}) {
  const t = useTranslations('auth');
  return (
    <Dialog
      isOpen={sent !== undefined}
      onOpenChange={(isOpen) => !isOpen && onAgain()}
      title={t('recoverySent')}
      footer={
        <>
          <Button variant="ghost" onClick={onAgain}>
            {t('recoveryAgain')}
          </Button>
          <ButtonLink href={paths.signIn()}>{t('backToSignIn')}</ButtonLink>
        </>
      }
    >
      {sent && (
        <div className="flex flex-col gap-3">
          <FormAlert text={sent.problem} />
          <p className="wrap-anywhere">{t('recoverySentText', { email: sent.email })}</p>
          <p className="text-ink-muted">{t('recoverySentHelp')}</p>
        </div>
      )}
    </Dialog>
  );
}
