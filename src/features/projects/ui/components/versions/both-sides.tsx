import { Difference } from '@/ui/kit/word-differences';

interface BothSidesProps {
  before: string | number | undefined;
  after: string | number | undefined;
}

/** A value before and after a change; nothing for a missing one. */
export function BothSides({ before, after }: BothSidesProps) {
  return (
    <p className="flex flex-wrap gap-x-2 wrap-anywhere">
      {before && <Difference is="removed">{String(before)}</Difference>}
      {after && <Difference is="added">{String(after)}</Difference>}
    </p>
  );
}
