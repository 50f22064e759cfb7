'use client';

import { goToPage } from '@/browser/page/go-to-page';
import { signIn } from '@/features/auth/ui/api';
import { SignUpForm } from '@/features/auth/ui/components/sign-up-form';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { becomeOperator } from '../first-operator-api';

/** Makes the first account, signs it in, and makes it the operator. */
export function FirstAccountForm({ token }: { token: string }) {
  // Where a later step fails, this page shows it with the account signed in, or asks for it.
  const here = dashboardPaths.becomeOperator(token);
  return (
    <SignUpForm
      callbackUrl={here}
      onCreated={async ({ email, password }) => {
        const refusal = await signIn({ email, password });
        goToPage(refusal ? here : await becomeOperator(token).catch(() => here));
      }}
    />
  );
}
