'use client';

import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { goToPage } from '@/browser/page/go-to-page';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { withQuery } from '@/shared/addresses/with-query';
import { Button } from '@/ui/kit/buttons/button';
import { Form } from '@/ui/kit/fields/form';
import { acceptInput } from '../../schema';
import { acceptInvitation } from '../api';

interface AcceptInvitationProps {
  /** the last part of the address of the invitation */
  token: string;
  /** the offer to own the workshop */
  isOffer: boolean;
}

/** The button that accepts an invitation and opens the guides of the workshop. */
export function AcceptInvitation({ token, isOffer }: AcceptInvitationProps) {
  const t = useTranslations('people');
  const form = useForm(
    acceptInput,
    async ({ invitation }) => {
      const { uid } = await acceptInvitation(invitation);
      goToPage(withQuery(dashboardPaths.projects(), { workshop: uid }));
      return 'left';
    },
    { read: () => ({ invitation: token }) },
  );
  return (
    <Form form={form}>
      <Button type="submit" size="lg" isBusy={form.isBusy} className="w-full">
        {t(isOffer ? 'takeOver' : 'join')}
      </Button>
    </Form>
  );
}
