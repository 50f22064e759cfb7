import { type ReactNode, useId } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';

interface StatsSectionProps {
  title: string;
  /** what readers need to know to interpret it */
  note?: ReactNode;
  /** an action on all of it */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of the stats, under its heading. */
export function StatsSection({ title, note, action, children }: StatsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="min-h-9 content-center text-xl">
          {title}
        </h2>
        {action && <div className="-mx-3">{action}</div>}
      </div>
      {note && <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-muted">{note}</p>}
      <WrapText>{children}</WrapText>
    </section>
  );
}
