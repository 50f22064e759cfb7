'use client';

import { useLoadFailedToast } from '@/client/use-load-failed-toast';
import { ErrorMessage } from '@/components/layout/error-message';

export default function PrivateError({ error }: { error: unknown }) {
  useLoadFailedToast(error);
  return (
    <main>
      <ErrorMessage error={error} />
    </main>
  );
}
