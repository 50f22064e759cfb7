'use client';

import { useAnswer } from '@/browser/api/use-answer';
import { StatsFrame } from './stats-frame';

/** The stats of all projects. Loads the charts lazily, so that no other page has to. */
export function CreatorAnalyticsPage() {
  const {
    answer: charts,
    isLoading,
    hasFailed,
    retry,
  } = useAnswer('charts', () => import('./creator-analytics'));
  return (
    <StatsFrame isLoading={isLoading} hasFailed={hasFailed} onRetry={retry}>
      {charts && <charts.CreatorAnalytics />}
    </StatsFrame>
  );
}
