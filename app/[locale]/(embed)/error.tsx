'use client';

import { ErrorMessage } from '@/components/layout/error-message';

export default function EmbedError({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorMessage error={error} />
    </main>
  );
}
