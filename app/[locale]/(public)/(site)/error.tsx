'use client';

import { useLoadFailedToast } from '@/browser/api/use-load-failed-toast';
import { ErrorMessage } from '@/ui/layout/errors/error-message';

export default function SiteError({ error }: { error: unknown }) {
  useLoadFailedToast(error);
  return <ErrorMessage error={error} />;
}
