'use client';

import { useLoadFailedToast } from '@/client/use-load-failed-toast';
import { ErrorMessage } from '@/components/layout/error-message';

export default function SiteError({ retry }: { error: unknown; retry: () => void }) {
  useLoadFailedToast();
  return <ErrorMessage retry={retry} />;
}
