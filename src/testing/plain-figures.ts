/** The events of a project in a test's memory. */
export type Happened = {
  since: Date;
  /** The current steps, in order. */
  stepIds: string[];
  views: Date[];
  visits: Map<string, PlainVisit>;
  /** Visits whose record was compacted. */
  compacted: PlainVisit[];
};
export type PlainVisit = {
  createdAt: Date;
  endMs: number;
  durationMs: number;
  isFinished: boolean;
  lang: string;
  device: string;
  steps: { stepId: string; time: number }[];
};
export type Asked = { range: { start: Date; end: Date } | undefined; now: Date; keptFrom: string };

const DAY_MS = 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const mean = (values: number[]) =>
  values.length === 0
    ? null
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
const count = <T>(values: T[]) =>
  [...new Set(values)].map(
    (value) => [value, values.filter((each) => each === value).length] as const,
  );

/** Product figures, computed from single records without rollups. */
export function plainFigures(projects: Happened[], { range, now, keptFrom }: Asked) {
  const dates = projects.flatMap(({ since, views, visits, compacted }) => [
    since,
    ...views,
    ...[...visits.values(), ...compacted].map(({ createdAt }) => createdAt),
  ]);
  const firstMs = Math.min(now.getTime(), ...dates.map((date) => date.getTime()));
  const { start, end } = range ?? { start: new Date(firstMs), end: now };
  const isTouched = (day: string) =>
    day >= dayOf(start) &&
    day <= dayOf(end) &&
    day >= dayOf(new Date(firstMs)) &&
    day <= dayOf(now);
  const isIn = ({ createdAt }: PlainVisit) =>
    isTouched(dayOf(createdAt)) &&
    (range === undefined ||
      dayOf(createdAt) < keptFrom ||
      (createdAt >= start && createdAt <= end));
  const visitsInRange = projects.flatMap(({ visits }) => [...visits.values()]).filter(isIn);
  const visits = [...visitsInRange, ...projects.flatMap(({ compacted }) => compacted).filter(isIn)];
  const views = projects.flatMap((project) => project.views).filter((at) => isTouched(dayOf(at)));
  const days: string[] = [];
  for (let ms = Date.parse(dayOf(new Date(firstMs))); ms <= now.getTime(); ms += DAY_MS)
    if (isTouched(dayOf(new Date(ms)))) days.push(dayOf(new Date(ms)));
  const finished = visits.filter(({ isFinished }) => isFinished);
  const timesOn = (stepId: string) =>
    visits
      .map(({ steps }) => steps.filter((step) => step.stepId === stepId))
      .filter((steps) => steps.length > 0)
      .map((steps) => steps.reduce((sum, { time }) => sum + time, 0));
  const stepIds = projects.flatMap((project) => project.stepIds);
  return {
    totalResults: visitsInRange.length,
    views: views.length,
    sessions: visits.length,
    finished: finished.length,
    days: days.map((day) => ({
      day,
      views: views.filter((at) => dayOf(at) === day).length,
      sessions: visits.filter(({ createdAt }) => dayOf(createdAt) === day).length,
    })),
    languages: new Map(count(visits.map(({ lang }) => lang))),
    devices: new Map(count(visits.map(({ device }) => device))),
    average: {
      duration: mean(visits.map(({ durationMs }) => durationMs)),
      finished: mean(finished.map(({ durationMs }) => durationMs)),
    },
    steps: stepIds.map((stepId, index) => ({
      step: index + 1,
      stepId,
      reached: timesOn(stepId).length,
      left: visits.filter(({ steps }) => steps.at(-1)?.stepId === stepId).length,
      time: mean(timesOn(stepId)),
    })),
    durations: visitsInRange.map(({ durationMs }) => durationMs).sort((a, b) => a - b),
  };
}
