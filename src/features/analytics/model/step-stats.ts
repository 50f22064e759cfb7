import type { LocalizedText } from '@/shared/interface/localized-text';
import type { AnalyticsList } from '../schema';

export type StepStats = {
  id: string;
  name: readonly LocalizedText[];
  /** 1-based among the steps */
  number: number;
  reached: number;
  /** visits that ended there */
  left: number;
  /** mean time in ms of the visits that reached it; null when none did */
  timeMs: number | null;
};

export function stepStats({
  funnel,
  average,
}: Pick<AnalyticsList, 'funnel' | 'average'>): StepStats[] {
  const timeBy = new Map(average.steps.map(({ stepId, time }) => [stepId, time]));
  return funnel.map(({ stepId, ...step }, index) => ({
    id: stepId,
    ...step,
    number: index + 1,
    timeMs: timeBy.get(stepId) ?? null,
  }));
}
