'use client';

import { useLoadFailedToast } from '@/client/use-load-failed-toast';
import { ErrorMessage } from '@/components/layout/error-message';

export default function PrivateError({ retry }: { error: unknown; retry: () => void }) {
  useLoadFailedToast();
  return <main><ErrorMessage retry={retry} /></main>;
}
