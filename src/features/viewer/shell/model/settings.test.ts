import { describe, expect, it } from 'vitest';
import { parseSettings, SETTINGS } from './settings';

describe("the viewer's settings", () => {
  it('default to sound on, manual steps and no extras', () => {
    expect(parseSettings(null)).toEqual({
      isAudioOn: true,
      speed: 1,
      textPercent: 100,
      isGoingOn: false,
      isLarge: false,
      isListening: false,
      hasHeadset: false,
      isTurnLocked: true,
    });
    expect(
      parseSettings('{"isAudioOn":false,"speed":1.5,"isLarge":true,"textPercent":150}'),
    ).toEqual({
      ...SETTINGS,
      isAudioOn: false,
      speed: 1.5,
      textPercent: 150,
      isLarge: true,
    });
  });

  it('ignore invalid values', () => {
    for (const stored of [
      '',
      '{',
      'null',
      '3',
      '[]',
      '{"speed":9,"textPercent":400,"isAudioOn":"no","isLarge":1}',
    ])
      expect(parseSettings(stored), stored).toEqual(SETTINGS);
  });
});
