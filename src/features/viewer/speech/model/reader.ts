import {
  SPEECH_CHARACTER_MS,
  SPEECH_GRACE_MS,
  SPEECH_START_MS,
  VOICES_WAIT_MS,
} from '../../constants';
import type { SpokenPart } from './sentences';
import { bestVoice, speechRate, type Voice } from './voices';

/** Speaks utterances: the browser's speech, or only a timer. */
export interface Speaker {
  voices: () => readonly Voice[];
  /** called when the voices change; returns the unsubscribe function */
  onVoices: (listener: () => void) => () => void;
  say: (utterance: Utterance, on: UtteranceEvents) => void;
  /** silence at once; no event of the current utterance follows */
  stop: () => void;
}
export type Utterance = { text: string; lang: string; voice: Voice | undefined; rate: number };
export interface UtteranceEvents {
  /** it started, or has reached this character */
  onHeard: (characters: number) => void;
  onEnd: () => void;
  /** @param code as in the standard (SpeechSynthesisErrorCode) */
  onError: (code: string) => void;
}

/**
 * Why there is no sound: no speech support, no voice of the language, a browser that requires a tap
 * first, or a voice that stays silent.
 */
export type ReaderProblem = 'unsupported' | 'noVoice' | 'blocked' | 'failed';
export type ReaderState = {
  status: 'idle' | 'speaking' | 'paused' | 'finished';
  /** the piece being spoken */
  part: SpokenPart | undefined;
  problem: ReaderProblem | undefined;
};

export const SILENT: ReaderState = { status: 'idle', part: undefined, problem: undefined };

/**
 * Reads a step piece by piece and does not trust the voice: a piece that neither advances nor ends
 * in time is repeated, with another voice if there is one, then skipped. Pause restarts the piece
 * later, because pausing speech does not work everywhere.
 */
export class Reader {
  state = SILENT;
  /** the text */
  parts: readonly SpokenPart[] = [];
  private index = 0;
  private hasTriedAgain = false;
  private hasWaitedForVoices = false;
  private leftOut = 0;
  /** distinguishes events of stopped utterances from those of the current one */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWaiting: (() => void) | undefined;
  private readonly failed = new Set<string>();

  constructor(
    private speaker: Speaker | undefined,
    private readonly onChange: () => void,
    private speed = 1,
  ) {}

  /** Sets another text, from its beginning, without speaking and without notifying. */
  load(parts: readonly SpokenPart[], speaker: Speaker | undefined): void {
    this.hush();
    this.index = 0;
    this.state = SILENT;
    this.speaker = speaker;
    this.parts = parts;
  }

  /** @param speed the reader's choice; applies from the next piece */
  setSpeed(speed: number): void {
    this.speed = speed;
  }

  /** Starts, resumes, or restarts after the end. */
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

  /** The browser blocks speech before the first tap. */
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
          // Another tab or a call took the voice.
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

  /** Two failed pieces in a row are enough to show the problem. */
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
