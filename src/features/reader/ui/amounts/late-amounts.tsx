'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazily } from '@/browser/page/lazily';

const load = () => import('./amounts');
const Bar = lazily(async () => (await load()).AmountBar);
const Parts = lazily(async () => (await load()).PartsList);

/** How much of a guide to make; guides without amounts load nothing for it. */
export const LateAmountBar = (props: ComponentProps<typeof Bar>) => (
  <Suspense>
    <Bar {...props} />
  </Suspense>
);

/** Parts with amounts. */
export const LateParts = (props: ComponentProps<typeof Parts>) => (
  <Suspense>
    <Parts {...props} />
  </Suspense>
);
