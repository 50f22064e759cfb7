'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Suspense, type ComponentProps } from 'react';
import { publicPath } from '@/i18n/public-path';

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string;
  /** only the very page, not those below it */
  isExact?: boolean;
};

/** A link that is marked on its own page. */
export function NavLink(props: NavLinkProps) {
  const { isExact: _, ...plain } = props;
  // Shells that are made before the address is known have no current page yet.
  return (
    <Suspense fallback={<Link {...plain} />}>
      <CurrentLink {...props} />
    </Suspense>
  );
}

function CurrentLink({ isExact = false, ...rest }: NavLinkProps) {
  // While rendering on the server the address still has the language in front.
  const pathname = publicPath(usePathname());
  const isCurrent = pathname === rest.href || (!isExact && pathname.startsWith(`${rest.href}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
