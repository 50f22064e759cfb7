import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { SILENT_CHARACTER_MS } from '../../constants';
import type { Speaker } from './reader';

/**
 * A speaker without sound that takes the reading time, so that the viewer can continue without
 * sound, too.
 */
export function silentSpeaker(): Speaker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const voice = (lang: string) => ({
    voiceURI: lang,
    name: '',
    lang,
    localService: true,
    default: false,
  });
  return {
    voices: () => PROJECT_LANGUAGES.map(voice),
    onVoices: () => () => undefined,
    say: ({ text, rate }, { onHeard, onEnd }) => {
      onHeard(0);
      timer = setTimeout(onEnd, (text.length * SILENT_CHARACTER_MS) / rate);
    },
    stop: () => clearTimeout(timer),
  };
}
