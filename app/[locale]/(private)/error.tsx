'use client';

import { useLoadFailedToast } from '@/browser/api/use-load-failed-toast';
import { ErrorMessage } from '@/ui/layout/errors/error-message';

export default function PrivateError({ error }: { error: unknown }) {
  useLoadFailedToast(error);
  return (
    <main>
      <ErrorMessage error={error} />
    </main>
  );
}
