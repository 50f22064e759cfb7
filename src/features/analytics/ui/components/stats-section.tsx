import { type ReactNode, useId } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';

interface StatsSectionProps {
  title: string;
  /** what readers need to know to interpret it */
  note?: ReactNode;
  children: ReactNode;
}

export function StatsSection({ title, note, children }: StatsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <h2 id={id} className="mb-3 min-h-9 content-center text-xl">
        {title}
      </h2>
      {note && <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-muted">{note}</p>}
      <WrapText>{children}</WrapText>
    </section>
  );
}
