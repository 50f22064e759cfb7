'use client';

import { goToPage } from '@/browser/page/go-to-page';
import { signIn } from '@/features/auth/ui/api';
import { SignUpForm } from '@/features/auth/ui/components/sign-up-form';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { becomeOperator } from '../first-operator-api';

/** Makes the first account, signs it in, and makes it the operator. */
export function FirstAccountForm({ token }: { token: string }) {
  // If the last step fails, this page offers it to the signed-in account.
  const here = dashboardPaths.becomeOperator(token);
  return (
    <SignUpForm
      callbackUrl={here}
      onCreated={async ({ email, password }) => {
        const isSignedIn = await signIn({ email, password }).then(
          (refusal) => refusal === undefined,
          () => false,
        );
        goToPage(isSignedIn ? await becomeOperator(token).catch(() => here) : paths.signIn(here));
      }}
    />
  );
}
