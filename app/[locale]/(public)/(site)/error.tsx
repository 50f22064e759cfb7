'use client';

import { useLoadFailedToast } from '@/client/use-load-failed-toast';
import { ErrorMessage } from '@/components/layout/error-message';

export default function SiteError({ error }: { error: unknown }) {
  useLoadFailedToast(error);
  return <ErrorMessage error={error} />;
}
