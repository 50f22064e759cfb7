import type { OperatorView } from '../../operators/schema';

/** Operators of the site. */
export function OperatorList({ operators }: { operators: readonly OperatorView[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {operators.map(({ name, email }) => (
        <li key={email} className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          <span translate="no" className="text-ink-muted">
            {email}
          </span>
        </li>
      ))}
    </ul>
  );
}
