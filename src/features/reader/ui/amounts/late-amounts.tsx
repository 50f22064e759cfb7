'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazily } from '@/browser/page/lazily';

const load = () => import('./amounts');
const Bar = lazily(async () => (await load()).AmountBar);
const Line = lazily(async () => (await load()).ScaledText);

/** How much of a guide to make; guides without amounts load nothing for it. */
export const LateAmountBar = (props: ComponentProps<typeof Bar>) => (
  <Suspense>
    <Bar {...props} />
  </Suspense>
);

/** A line with an amount. */
export const LateLine = (props: ComponentProps<typeof Line>) => (
  <Suspense fallback={props.line}>
    <Line {...props} />
  </Suspense>
);
