'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { CONFETTI_PIECES } from '../constants';

const ReactConfetti = dynamic(() => import('react-confetti'), { ssr: false });
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
      <ReactConfetti numberOfPieces={CONFETTI_PIECES} recycle={false} colors={colours} onConfettiComplete={() => setColours(undefined)} style={{ position: 'fixed', inset: 0 }} />
    </div>
  );
}
