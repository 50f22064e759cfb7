import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';

interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onValueChange: (value: V) => void;
}

/** Faded share of the list at an edge: as the masks below. */
const FADED_SHARE = 0.15;

export function Tabs<V extends string>({ label, tabs, value, onValueChange }: TabsProps<V>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  };
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  // Scrolls the open tab into view, also when it gets wider; scrollIntoView would scroll the page
  // too.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!list.current || !open || seen.current === `${value} ${open.offsetWidth}`) return;
    seen.current = `${value} ${open.offsetWidth}`;
    const { offsetLeft: left, offsetWidth: width } = open;
    const { scrollLeft, clientWidth } = list.current;
    const faded = clientWidth * FADED_SHARE;
    list.current.scrollLeft = Math.min(
      left - faded,
      Math.max(scrollLeft, left + width + faded - clientWidth),
    );
  });
  // The edge fades where tabs are out of view, even if no tab is cut off there.
  const fade = () => {
    if (!list.current) return;
    const { scrollLeft, clientWidth, scrollWidth, dataset } = list.current;
    dataset['before'] = String(scrollLeft > 1);
    dataset['after'] = String(scrollLeft + clientWidth < scrollWidth - 1);
  };
  useEffect(fade);
  return (
    <Radix.Root value={value} onValueChange={choose}>
      {/* The list as a whole lies over the line: a tab that left it would make it scroll. Its edge
          always shows a part of the next tab to press, so it needs no scrollbar. */}
      <div className="border-b border-line">
        <Radix.List
          ref={list}
          aria-label={label}
          onScroll={fade}
          className="relative -mb-px flex gap-1 overflow-x-auto scrollbar-none edge-hint"
        >
          {tabs.map((tab) => (
            // Radix would focus and open the tab that had focus last, although another one was opened
            // by other means.
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              tabIndex={tab.value === value ? 0 : -1}
              className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 font-semibold xs:px-4 whitespace-nowrap text-ink-muted -outline-offset-3 transition-colors hover:text-ink data-[state=active]:border-signal data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
