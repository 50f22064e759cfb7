import type { ReactNode } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h3 className="border-t border-line pt-4 text-2xl">{title}</h3>
      <WrapText>{children}</WrapText>
    </section>
  );
}

export type ShownState =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'active'
  | 'disabled'
  | 'busy'
  | 'error'
  | 'empty'
  | 'chosen'
  | 'open';

export function Specimen({ state, children }: { state: ShownState; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="font-mono text-xs text-ink-muted">{state}</p>
      <div data-shown={state}>{children}</div>
    </div>
  );
}

const POINTED = ['rest', 'hover', 'focus'] as const;

/** A part at rest, under the pointer and with the focus. */
export function Pointed({ children }: { children: ReactNode }) {
  return POINTED.map((state) => (
    <Specimen key={state} state={state}>
      {children}
    </Specimen>
  ));
}

export function States({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <h4 className="mb-3 text-lg">{name}</h4>
      <div
        className={
          isWide
            ? 'grid gap-6 md:grid-cols-2 lg:grid-cols-3'
            : 'flex flex-wrap items-end gap-x-6 gap-y-4'
        }
      >
        {children}
      </div>
    </div>
  );
}
