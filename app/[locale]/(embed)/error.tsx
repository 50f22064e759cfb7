'use client';

import { ErrorMessage } from '@/ui/layout/errors/error-message';

export default function EmbedError({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorMessage error={error} />
    </main>
  );
}
