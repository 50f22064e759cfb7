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
  const states = [isLarge, isGoingOn, ...(canListen ? [isListening] : [])];
  if (!states.some(Boolean)) return 'off';
  return states.every(Boolean) && (isAudioOn || !canSpeak) ? 'on' : 'mixed';
}
