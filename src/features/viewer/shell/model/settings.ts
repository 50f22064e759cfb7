import { SPEEDS, TEXT_PERCENTS } from '../../constants';

/** The reader's viewer settings; stored on the device for all guides. */
export type ViewerSettings = {
  /** on by default (docs/reference/guides.md#viewer) */
  isAudioOn: boolean;
  speed: (typeof SPEEDS)[number];
  /** size of a step's text, in percent of the size that fills its box */
  textPercent: (typeof TEXT_PERCENTS)[number];
  /** continues some seconds after a step was read; otherwise waits for the reader */
  isGoingOn: boolean;
  /** controls for knuckles and gloves */
  isLarge: boolean;
  /** voice commands were turned on; the browser decides whether they may resume without a press */
  isListening: boolean;
  /** uses the buttons of headsets, which stops other music */
  hasHeadset: boolean;
  /** locks the orientation in fullscreen (docs/reference/guides.md#viewer) */
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

/** The valid stored settings, and defaults for the rest. */
export function parseSettings(stored: string | null): ViewerSettings {
  let parsed: Record<string, unknown> = {};
  try {
    parsed = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // Not JSON of ours: the defaults apply.
  }
  const flag = (name: Flag) => (typeof parsed[name] === 'boolean' ? parsed[name] : SETTINGS[name]);
  return {
    isAudioOn: flag('isAudioOn'),
    isGoingOn: flag('isGoingOn'),
    isLarge: flag('isLarge'),
    isListening: flag('isListening'),
    hasHeadset: flag('hasHeadset'),
    isTurnLocked: flag('isTurnLocked'),
    textPercent:
      TEXT_PERCENTS.find((percent) => percent === parsed.textPercent) ?? SETTINGS.textPercent,
    speed: SPEEDS.find((speed) => speed === parsed.speed) ?? SETTINGS.speed,
  };
}
