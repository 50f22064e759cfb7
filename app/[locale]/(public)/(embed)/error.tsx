'use client';

import { ErrorMessage } from '@/components/layout/error-message';

export default function EmbedError({ retry }: { error: unknown; retry: () => void }) {
  return <main><ErrorMessage retry={retry} /></main>;
}
