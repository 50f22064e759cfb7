import type { RunningTimer } from '@/features/projects/model/timers/running-timers';
import { RING_NAME_MS } from '../../constants';
import type { Speaker } from '../../speech/model/reader';
import type { Bell } from '../model/ringer';
import { bestVoice, speechRate } from '../../speech/model/voices';
import { browserSpeaker } from '../../speech/hooks/browser-speaker';

/** Three double tones, in hertz and seconds. */
const TONES = [660, 880] as const;
const TONE_S = 0.18;
const REPEATS = 3;
const REPEAT_S = 0.6;
const LOUDNESS = 0.4;
const SOUND_MS = REPEATS * REPEAT_S * 1000;
const VIBRATION_MS = [300, 300, 300, 300, 300];

let audio: AudioContext | undefined;

/** Browsers allow sound from the first tap on: to be called in one. */
export function allowSound(): void {
  if (typeof AudioContext !== 'function') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
}

/** Reports whether the page was touched; browsers that do not report it are tried. */
export const canRing = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/**
 * The device's sound, vibration, voice and notifications, each where there is one.
 * @param isVoiceOn whether the reader lets texts be read aloud
 * @param notice of a timer that is over, for when the page is hidden
 * @param onSaying voice commands must not listen to the name
 */
export function browserBell(
  isVoiceOn: () => boolean,
  notice: (timer: RunningTimer) => string,
  onSaying: (isSaying: boolean) => void,
): Bell {
  let speaker: Speaker | undefined;
  let stopWaiting: (() => void) | undefined;
  let gain: GainNode | undefined;
  let turn = 0;
  let isSaying = false;

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, ms);
      stopWaiting = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
  const say = ({ name, lang }: RunningTimer) =>
    new Promise<void>((resolve) => {
      speaker = browserSpeaker();
      const voice = speaker && bestVoice(speaker.voices(), lang);
      if (!speaker || !voice) return resolve();
      void wait(RING_NAME_MS).then(resolve);
      speaker.say(
        { text: name, lang, voice, rate: speechRate(lang, 1) },
        { onHeard: () => undefined, onEnd: resolve, onError: () => resolve() },
      );
    });

  return {
    ring: async (timer, isFirst) => {
      turn += 1;
      const mine = turn;
      if (isFirst) notify(timer, notice(timer)).catch(() => undefined);
      allowSound();
      gain = audio && play(audio);
      navigator.vibrate?.(VIBRATION_MS);
      await wait(SOUND_MS);
      if (mine !== turn || !isVoiceOn()) return;
      onSaying((isSaying = true));
      await say(timer);
      onSaying((isSaying = false));
    },
    hush: () => {
      turn += 1;
      gain?.disconnect();
      gain = undefined;
      navigator.vibrate?.(0);
      // Silence for the name only: the step may be being read.
      if (isSaying) speaker?.stop();
      stopWaiting?.();
    },
  };
}

function play(context: AudioContext): GainNode {
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.value = 0;
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    for (const [index, hertz] of TONES.entries()) {
      const start = context.currentTime + repeat * REPEAT_S + index * TONE_S;
      const tone = context.createOscillator();
      tone.frequency.value = hertz;
      tone.connect(volume);
      // Without a slope, each tone would begin and end with a click.
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
      volume.gain.setValueAtTime(LOUDNESS, start + TONE_S - 0.03);
      volume.gain.linearRampToValueAtTime(0, start + TONE_S);
      tone.start(start);
      tone.stop(start + TONE_S);
    }
  return volume;
}

/** 'unsupported' where the page may never notify: without the API, or in the frame of another site. */
export const notificationPermission = (): NotificationPermission | 'unsupported' =>
  typeof Notification === 'undefined' || window.top !== window
    ? 'unsupported'
    : Notification.permission;

/** Notifies if the reader has allowed it and does not see the page. */
async function notify({ id, lang }: RunningTimer, text: string): Promise<void> {
  if (document.visibilityState === 'visible' || notificationPermission() !== 'granted') return;
  const options = { tag: id, lang, data: window.location.href };
  // Phones allow notifications only through the service worker.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(text, options);
  else new Notification(text, options).onclick = () => window.focus();
}
