import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
} from 'react';
import type Falling from 'react-confetti';
import { CONFETTI_PIECES } from '../../constants';

type Confetti = ComponentType<ComponentProps<typeof Falling>>;

/** Decoration: when its code fails to load, nothing is shown. */
const ReactConfetti = lazy(() =>
  import('react-confetti').catch((): { default: Confetti } => ({ default: () => null })),
);
const COLOURS = ['--signal', '--blueprint', '--good', '--warn', '--ink'];

/** Falls once. With reduced motion not even the code is loaded. */
export function Confetti() {
  const [colours, setColours] = useState<string[]>();
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const tokens = getComputedStyle(document.documentElement);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows the theme and reduced motion
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
