'use client';

import { ErrorMessage } from '@/components/layout/error-message';

export default function SiteError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorMessage retry={retry} />;
}
