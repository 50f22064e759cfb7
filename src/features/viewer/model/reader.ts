import {
  SPEECH_CHARACTER_MS,
  SPEECH_GRACE_MS,
  SPEECH_START_MS,
  VOICES_WAIT_MS,
} from '../constants';
import type { SpokenPart } from './sentences';
import { bestVoice, speechRate } from './voices';
import type { Voice } from './voices';

/** What reads aloud: a browser's speech, or nothing but time. */
export interface Speaker {
  voices: () => readonly Voice[];
  /** told when the voices are other ones; answers how to stop being told */
  onVoices: (listener: () => void) => () => void;
  say: (utterance: Utterance, on: UtteranceEvents) => void;
  /** silence at once; nothing is told of what was being said */
  stop: () => void;
}
export type Utterance = { text: string; lang: string; voice: Voice | undefined; rate: number };
export interface UtteranceEvents {
  /** it began, or has come as far as this character */
  onHeard: (characters: number) => void;
  onEnd: () => void;
  /** @param code as in the standard (SpeechSynthesisErrorCode) */
  onError: (code: string) => void;
}

/** Why nothing can be heard: no speech here at all, no voice of the language, a browser that waits for a tap first, or a voice that stays silent. */
export type ReaderProblem = 'unsupported' | 'noVoice' | 'blocked' | 'failed';
export type ReaderState = {
  status: 'idle' | 'speaking' | 'paused' | 'finished';
  /** what is being said */
  part: SpokenPart | undefined;
  problem: ReaderProblem | undefined;
};

export const SILENT: ReaderState = { status: 'idle', part: undefined, problem: undefined };

/**
 * Reads a step piece by piece and does not trust the voice: when it neither goes on nor ends in time, the piece is said
 * once more, by another voice where there is one, then left out. Pausing forgets the piece's middle: pausing speech itself does not work everywhere.
 */
export class Reader {
  state = SILENT;
  /** the text */
  parts: readonly SpokenPart[] = [];
  private index = 0;
  private hasTriedAgain = false;
  private hasWaitedForVoices = false;
  private leftOut = 0;
  /** tells events of what was stopped from those of what is being said */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWaiting: (() => void) | undefined;
  private readonly failed = new Set<string>();

  constructor(
    private speaker: Speaker | undefined,
    private readonly onChange: () => void,
    private speed = 1,
  ) {}

  /** Another text, from its beginning, in silence; nobody is told of that, who brings it knows. */
  load(parts: readonly SpokenPart[], speaker: Speaker | undefined): void {
    this.hush();
    this.index = 0;
    this.state = SILENT;
    this.speaker = speaker;
    this.parts = parts;
  }

  /** @param speed what the reader chose; holds from the next piece on */
  setSpeed(speed: number): void {
    this.speed = speed;
  }

  /** Begins, goes on where it was paused, or begins again after the end. */
  play(): void {
    this.hush();
    this.leftOut = 0;
    this.hasTriedAgain = false;
    if (this.state.status !== 'paused') this.index = 0;
    if (!this.speaker) return this.set({ ...SILENT, problem: 'unsupported' });
    this.sayNext();
  }

  pause(): void {
    if (this.state.status !== 'speaking') return;
    this.hush();
    this.set({ ...this.state, status: 'paused' });
  }

  stop(): void {
    this.hush();
    this.index = 0;
    if (this.state !== SILENT) this.set(SILENT);
  }

  /** The browser lets nothing be heard before the first tap. */
  block(): void {
    this.hush();
    this.set({ ...SILENT, problem: 'blocked' });
  }

  private sayNext(): void {
    const { speaker } = this;
    const part = this.parts[this.index];
    if (!speaker || !part) return this.finish();
    const voices = speaker.voices();
    if (voices.length === 0 && !this.hasWaitedForVoices) return this.waitForVoices(speaker);
    const voice = bestVoice(voices, part.lang, this.failed) ?? bestVoice(voices, part.lang);
    if (!voice && voices.length > 0) return this.leaveOut('noVoice');
    const turn = ++this.turn;
    const isCurrent = () => turn === this.turn;
    const rate = speechRate(part.lang, this.speed);
    this.set({ status: 'speaking', part, problem: this.state.problem });
    this.watch(SPEECH_START_MS, voice);
    speaker.say(
      { text: part.text, lang: part.lang, voice, rate },
      {
        onHeard: (characters) => {
          if (!isCurrent()) return;
          if (this.state.problem) this.set({ ...this.state, problem: undefined });
          this.watch(
            ((part.text.length - characters) * SPEECH_CHARACTER_MS) / rate + SPEECH_GRACE_MS,
            voice,
          );
        },
        onEnd: () => {
          if (!isCurrent()) return;
          this.hasTriedAgain = false;
          this.leftOut = 0;
          this.index += 1;
          this.sayNext();
        },
        onError: (code) => {
          if (!isCurrent()) return;
          if (code === 'not-allowed') return this.block();
          // Somebody else took the voice: another tab, a call.
          if (code === 'interrupted' || code === 'canceled') return this.pause();
          this.tryAgain(voice);
        },
      },
    );
  }

  private watch(timeoutMs: number, voice: Voice | undefined): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tryAgain(voice), timeoutMs);
  }

  private tryAgain(voice: Voice | undefined): void {
    this.hush();
    if (voice) this.failed.add(voice.voiceURI);
    if (this.hasTriedAgain) return this.leaveOut('failed');
    this.hasTriedAgain = true;
    this.sayNext();
  }

  /** Two pieces in a row that could not be heard are enough to say so in words. */
  private leaveOut(problem: ReaderProblem): void {
    this.index += 1;
    this.leftOut += 1;
    this.hasTriedAgain = false;
    const isLost = this.leftOut > 1 || this.leftOut >= this.parts.length;
    if (problem === 'failed' && isLost) return this.set({ ...SILENT, problem });
    if (
      problem === 'noVoice' &&
      this.index >= this.parts.length &&
      this.leftOut >= this.parts.length
    )
      return this.set({ ...SILENT, problem });
    this.sayNext();
  }

  private waitForVoices(speaker: Speaker): void {
    this.set({ status: 'speaking', part: undefined, problem: undefined });
    const goOn = () => {
      this.hush();
      this.hasWaitedForVoices = true;
      this.sayNext();
    };
    this.stopWaiting = speaker.onVoices(goOn);
    this.timer = setTimeout(goOn, VOICES_WAIT_MS);
  }

  private finish(): void {
    this.hush();
    this.set({
      status: this.parts.length > 0 ? 'finished' : 'idle',
      part: undefined,
      problem: undefined,
    });
  }

  private hush(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.speaker?.stop();
  }

  private set(state: ReaderState): void {
    this.state = state;
    this.onChange();
  }
}
