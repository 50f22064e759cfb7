'use client';

import { NotFoundMessage } from '@/ui/layout/errors/not-found-message';

export default function NotFound() {
  return <NotFoundMessage />;
}
