import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { durationText } from '@/features/projects/model/durations/duration-text';
import type { TimerChange } from '@/features/projects/model/timers/running-timers';
import type { StepTimers } from '@/features/projects/model/timers/step-timers';

/** A timer that a reader can start at the current step. */
export type Startable = {
  seconds: number;
  /** the upper end of a range */
  secondsTo?: number;
  /** by its creator */
  label?: PickedText;
  start: Extract<TimerChange, { do: 'start' }>;
};

export type TimedStep = {
  id: string;
  number: number;
  name: PickedText;
  timers: StepTimers | undefined;
};

/**
 * The timers of a step as they are shown. Each runs under its label or the step's name, with its
 * length where the step has several.
 * @param lang of the text in which durations are found
 */
export function startableTimers(
  { id: stepId, number, name, timers }: TimedStep,
  lang: ProjectLanguage,
  read: (texts: readonly LocalizedText[]) => PickedText,
): Startable[] {
  if (!timers) return [];
  const lengths =
    'named' in timers
      ? timers.named.map(({ id, seconds, label }) => ({ id, seconds, label: read(label) }))
      : withIds(timers.found[lang] ?? []);
  return lengths.map((length): Startable => {
    const { id, seconds } = length;
    const secondsTo = 'secondsTo' in length ? length.secondsTo : undefined;
    const label = 'label' in length && length.label.value ? length.label : undefined;
    const shown = label ?? name;
    const isOneOfSeveral = !label && lengths.length > 1;
    return {
      seconds,
      ...(secondsTo ? { secondsTo } : {}),
      ...(label ? { label } : {}),
      start: {
        do: 'start',
        id: `${stepId}:${id}`,
        stepNumber: number,
        name: isOneOfSeveral
          ? `${shown.value} · ${durationText(seconds, shown.lang)}`
          : shown.value,
        lang: shown.lang,
        seconds,
      },
    };
  });
}

/** By their length, so that a duration is the same timer in every language and version. */
function withIds<Length extends { seconds: number }>(lengths: readonly Length[]) {
  return lengths.map((length, index) => {
    const nth = lengths.slice(0, index).filter(({ seconds }) => seconds === length.seconds).length;
    return { ...length, id: `${length.seconds}-${nth}` };
  });
}
