/** The options that 'Hands full' turns on together. */
interface HandsFullParts {
  isLarge: boolean;
  isGoingOn: boolean;
  isAudioOn: boolean;
  isListening: boolean;
}

/** The parts that the browser supports; others are left out. */
interface Abilities {
  canSpeak: boolean;
  canListen: boolean;
}

/** Sound is on by default, so sound alone counts as off. */
export function handsFullState(
  { isLarge, isGoingOn, isAudioOn, isListening }: HandsFullParts,
  { canSpeak, canListen }: Abilities,
): 'on' | 'off' | 'mixed' {
  const own = [isLarge, isGoingOn, ...(canListen ? [isListening] : [])];
  if (!own.some(Boolean)) return 'off';
  return own.every(Boolean) && (isAudioOn || !canSpeak) ? 'on' : 'mixed';
}
