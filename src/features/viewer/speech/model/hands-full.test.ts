import { describe, expect, it } from 'vitest';
import { handsFullState } from './hands-full';

const ALL = { isLarge: true, isGoingOn: true, isAudioOn: true, isListening: true };
const NONE = { isLarge: false, isGoingOn: false, isAudioOn: false, isListening: false };
const EVERYTHING = { canSpeak: true, canListen: true };

describe('hands full', () => {
  it('is on when all of it is on, off when only the sound is on, and mixed between', () => {
    expect(handsFullState(ALL, EVERYTHING)).toBe('on');
    expect([
      handsFullState(NONE, EVERYTHING),
      handsFullState({ ...NONE, isAudioOn: true }, EVERYTHING),
    ]).toEqual(['off', 'off']);
    for (const part of ['isLarge', 'isGoingOn', 'isAudioOn', 'isListening'] as const)
      expect(handsFullState({ ...ALL, [part]: false }, EVERYTHING), part).toBe('mixed');
    for (const part of ['isLarge', 'isGoingOn', 'isListening'] as const)
      expect(handsFullState({ ...NONE, [part]: true }, EVERYTHING), part).toBe('mixed');
  });

  it('leaves out what the browser lacks', () => {
    expect(
      handsFullState({ ...ALL, isListening: false }, { canSpeak: true, canListen: false }),
    ).toBe('on');
    expect(handsFullState({ ...ALL, isAudioOn: false }, { canSpeak: false, canListen: true })).toBe(
      'on',
    );
    expect(
      handsFullState({ ...NONE, isListening: true }, { canSpeak: true, canListen: false }),
    ).toBe('off');
  });
});
