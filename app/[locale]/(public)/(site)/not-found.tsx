'use client';

import { useParams, usePathname } from 'next/navigation';
import { NotFoundMessage } from '@/ui/layout/errors/not-found-message';
import { paths } from '@/shared/addresses/paths';

export default function NotFound() {
  const isGuide = usePathname() === paths.project(String(useParams().projectUid));
  return <NotFoundMessage kind={isGuide ? 'guide' : 'page'} />;
}
