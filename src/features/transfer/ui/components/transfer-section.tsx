import { type ReactNode, useId } from 'react';

interface TransferSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * A section for export or import: description on the left, controls on the right; stacked on a
 * phone.
 */
export function TransferSection({ title, text, children }: TransferSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line pt-6 lg:grid-cols-settings"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
