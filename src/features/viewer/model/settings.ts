import { SPEEDS, TEXT_PERCENTS } from '../constants';

/** How a reader likes the viewer; kept on the device for all guides. */
export type ViewerSettings = {
  /** on by default (specification, section 4) */
  isAudioOn: boolean;
  speed: (typeof SPEEDS)[number];
  /** how large a step's letters are, in percent of the size that fills their box */
  textPercent: (typeof TEXT_PERCENTS)[number];
  /** goes on by itself some seconds after a step has been read; otherwise it waits for the reader */
  isGoingOn: boolean;
  /** controls for knuckles and gloves */
  isLarge: boolean;
  /** voice commands were turned on; the browser decides whether they may go on without a press */
  isListening: boolean;
  /** takes the buttons of headsets, which stops music that plays elsewhere */
  hasHeadset: boolean;
  /** a phone in fullscreen stays upright or lying, as it was when that began (specification, section 2, Start) */
  isTurnLocked: boolean;
};

type Flag = Exclude<keyof ViewerSettings, 'speed' | 'textPercent'>;

export const SETTINGS: ViewerSettings = {
  isAudioOn: true,
  speed: 1,
  textPercent: 100,
  isGoingOn: false,
  isLarge: false,
  isListening: false,
  hasHeadset: false,
  isTurnLocked: true,
};

/** What was kept, where it can be understood, and the defaults for the rest. */
export function parseSettings(stored: string | null): ViewerSettings {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // Somebody else's, or half of it: the defaults are as good.
  }
  const flag = (name: Flag) => (typeof kept[name] === 'boolean' ? kept[name] : SETTINGS[name]);
  return {
    isAudioOn: flag('isAudioOn'),
    isGoingOn: flag('isGoingOn'),
    isLarge: flag('isLarge'),
    isListening: flag('isListening'),
    hasHeadset: flag('hasHeadset'),
    isTurnLocked: flag('isTurnLocked'),
    textPercent:
      TEXT_PERCENTS.find((percent) => percent === kept.textPercent) ?? SETTINGS.textPercent,
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? SETTINGS.speed,
  };
}
