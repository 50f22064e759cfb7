'use client';

import { ErrorMessage } from '@/components/layout/error-message';

export default function PublicError({ retry }: { error: unknown; retry: () => void }) {
  return <main><ErrorMessage retry={retry} /></main>;
}
