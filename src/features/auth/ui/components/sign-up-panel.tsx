import { getTranslations } from 'next-intl/server';
import { hasRules } from '@/i18n/operator-settings';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Prose } from '@/ui/kit/prose';
import { paths } from '@/shared/addresses/paths';
import type { ProviderChoice } from '../../model/sign-in-ways';
import { AuthContent, OtherForm } from './auth-panel';
import { SignUpForm } from './sign-up-form';
import { SocialButtons } from './social-buttons';

interface SignUpPanelProps {
  title: string;
  text: string;
  /** who may join, as the loader read it */
  joining: { refusal: Refusal | undefined; isOpen: boolean; domains: readonly string[] };
  providers: readonly ProviderChoice[];
  hasPasswords: boolean;
  /** a page of this host to open after signing in */
  callbackUrl: string | undefined;
  /** the token of the invitation with which the page was opened */
  invitation?: string;
  /** the error parameter after a failed round trip */
  error?: string | string[] | undefined;
}
type Refusal = 'joining_closed' | 'invitation_required' | 'invitation_over';

/** The form for a new account, or why there can be none (docs/reference/accounts.md#joining). */
export async function SignUpPanel({
  title,
  text,
  joining,
  providers,
  hasPasswords,
  callbackUrl,
  invitation,
  error,
}: SignUpPanelProps) {
  const t = await getTranslations('auth');
  const tErrors = await getTranslations('errors');
  const { refusal, isOpen, domains } = joining;
  return (
    <AuthContent
      title={title}
      {...(refusal ? {} : { text })}
      footer={
        <OtherForm
          question={t('hasAccount')}
          href={paths.signIn(callbackUrl)}
          label={t('toSignIn')}
        />
      }
    >
      {refusal ? (
        <>
          <FormAlert text={tErrors(refusal)} />
          {isOpen && (
            <Prose
              text={t('joinAnyway')}
              links={{ signup: paths.signUpAlone() }}
              className="mt-4"
            />
          )}
        </>
      ) : (
        <>
          <SocialButtons
            providers={providers}
            hasPasswords={hasPasswords}
            callbackUrl={invitation === undefined ? callbackUrl : paths.join(invitation)}
            error={error}
          />
          {hasPasswords && (
            <SignUpForm callbackUrl={callbackUrl} invitation={invitation} domains={domains} />
          )}
          <Prose
            text={t('signUpTerms')}
            links={{ terms: paths.terms, privacy: paths.privacy }}
            className="mt-4 text-sm text-ink-muted"
          />
          {hasRules() && (
            <Prose
              text={t('signUpRules')}
              links={{ rules: paths.rules }}
              className="mt-2 text-sm text-ink-muted"
            />
          )}
        </>
      )}
    </AuthContent>
  );
}
