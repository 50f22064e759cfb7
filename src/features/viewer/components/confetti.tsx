'use client';

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type Falling from 'react-confetti';
import { CONFETTI_PIECES } from '../constants';

type Confetti = ComponentType<ComponentProps<typeof Falling>>;

/** Only decoration: where its code cannot be loaded, nothing is shown. */
const ReactConfetti = lazy(() =>
  import('react-confetti').catch((): { default: Confetti } => ({ default: () => null })),
);
const COLOURS = ['--signal', '--blueprint', '--good', '--warn', '--ink'];

/** Falls once; for those who want less motion not even the code is fetched. */
export function Confetti() {
  const [colours, setColours] = useState<string[]>();
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const tokens = getComputedStyle(document.documentElement);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows the theme and the wish for calm
    setColours(COLOURS.map((name) => tokens.getPropertyValue(name)));
  }, []);
  if (!colours) return null;
  return (
    <div aria-hidden>
      <Suspense>
        <ReactConfetti
          numberOfPieces={CONFETTI_PIECES}
          recycle={false}
          colors={colours}
          onConfettiComplete={() => setColours(undefined)}
          style={{ position: 'fixed', inset: 0 }}
        />
      </Suspense>
    </div>
  );
}
