import Link from 'next/link';
import { paths } from '@/shared/addresses/paths';
import { operationId } from '../../../../../v1/_openapi/operation-id';
import type { CallLink } from '../_reference/reference';
import { CallName } from './call-name';
import { Words } from './words';

const ITEM =
  '[&>li]:scroll-mt-24 [&>li]:border-t [&>li]:border-line [&>li]:py-2 [&>li]:target:border-l-3 [&>li]:target:border-l-signal [&>li]:target:bg-sunken [&>li]:target:pl-3';
const LINK =
  '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-mono [&_a]:text-sm [&_a]:font-semibold [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_a]:hover:underline [&_b]:font-semibold [&_b]:text-signal';

interface CallListProps {
  /** the last part of the address of their group */
  group: string;
  calls: readonly CallLink[];
}

/**
 * Calls with links to their pages. Each has the anchor that it had when a page showed all. Classes
 * that repeat are at the list.
 */
export function CallList({ group, calls }: CallListProps) {
  return (
    <ul className={`flex flex-col [&_p]:max-w-prose [&_p]:text-ink-muted ${ITEM} ${LINK}`}>
      {calls.map(({ method, path, summary }) => {
        const id = operationId(method, path);
        return (
          <li key={id} id={id}>
            <Link href={paths.developerCall(group, id)} prefetch={false}>
              <span className="min-w-0">
                <b>{method}</b> <CallName>{`/v1${path}`}</CallName>
              </span>
            </Link>
            <p lang="en">
              <Words text={summary} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
