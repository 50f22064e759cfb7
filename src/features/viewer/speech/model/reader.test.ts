import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPEECH_START_MS, VOICES_WAIT_MS } from '../../constants';
import { Reader } from './reader';
import type { Speaker, Utterance, UtteranceEvents } from './reader';
import { silentSpeaker } from './silent-speaker';
import type { Voice } from './voices';

const voice = (name: string, lang: string): Voice => ({
  voiceURI: name,
  name,
  lang,
  localService: true,
  default: false,
});
const part = (text: string, lang = 'en') => ({
  text,
  lang,
  of: 'description' as const,
  sentence: 0,
});
const PARTS = [part('Put it down.'), part('Wait.'), part('Go on.')];

class FakeSpeaker implements Speaker {
  said: Utterance[] = [];
  on: UtteranceEvents | undefined;
  stops = 0;
  listener: (() => void) | undefined;
  constructor(public known: Voice[] = [voice('Sam', 'en-US'), voice('Ana', 'en-GB')]) {}
  voices = () => this.known;
  onVoices = (listener: () => void) => {
    this.listener = listener;
    return () => void (this.listener = undefined);
  };
  say = (utterance: Utterance, on: UtteranceEvents) => {
    this.said.push(utterance);
    this.on = on;
  };
  stop = () => void (this.stops += 1);
  get texts() {
    return this.said.map(({ text }) => text);
  }
  finish() {
    this.on?.onHeard(0);
    this.on?.onEnd();
  }
}

function reading(speaker: Speaker | undefined = new FakeSpeaker(), parts = PARTS) {
  const reader = new Reader(undefined, () => undefined);
  reader.load(parts, speaker);
  reader.play();
  return reader;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('reading aloud', () => {
  it('speaks piece after piece in the best voice and finishes', () => {
    const speaker = new FakeSpeaker();
    const reader = reading(speaker);
    expect(reader.state).toMatchObject({ status: 'speaking', part: PARTS[0] });
    expect(speaker.said[0]).toMatchObject({ lang: 'en', rate: 0.8, voice: { name: 'Sam' } });
    for (let spoken = 0; spoken < 3; spoken += 1) speaker.finish();
    expect(speaker.texts).toEqual(['Put it down.', 'Wait.', 'Go on.']);
    expect(reader.state).toEqual({ status: 'finished', part: undefined, problem: undefined });
    reader.play();
    expect(speaker.texts.at(-1)).toBe('Put it down.');
  });

  it('resumes with the piece in which it was paused, at the current speed', () => {
    const speaker = new FakeSpeaker();
    const reader = reading(speaker);
    speaker.finish();
    reader.pause();
    expect(reader.state).toMatchObject({ status: 'paused', part: PARTS[1] });
    speaker.finish();
    expect(speaker.texts).toHaveLength(2);
    reader.setSpeed(1.5);
    reader.play();
    expect(speaker.said.at(-1)).toMatchObject({ text: 'Wait.', rate: 1.2000000000000002 });
  });

  it('stops for another text and ignores later events of the old one', () => {
    const speaker = new FakeSpeaker();
    const reader = reading(speaker);
    const old = speaker.on;
    reader.load([part('New.')], speaker);
    expect(reader.state.status).toBe('idle');
    old?.onEnd();
    vi.advanceTimersByTime(60_000);
    expect(speaker.texts).toEqual(['Put it down.']);
  });

  it('repeats a piece that did not start, in another voice, then skips it', () => {
    const speaker = new FakeSpeaker();
    const reader = reading(speaker);
    speaker.finish();
    vi.advanceTimersByTime(SPEECH_START_MS);
    expect(speaker.said.map(({ text, voice: by }) => [text, by?.name])).toEqual([
      ['Put it down.', 'Sam'],
      ['Wait.', 'Sam'],
      ['Wait.', 'Ana'],
    ]);
    vi.advanceTimersByTime(SPEECH_START_MS);
    expect(speaker.texts.at(-1)).toBe('Go on.');
    speaker.finish();
    expect(reader.state.status).toBe('finished');
  });

  it('waits for an end only as long as boundary events come', () => {
    const speaker = new FakeSpeaker();
    const long = part('x'.repeat(100));
    reading(speaker, [long, part('Second.')]);
    speaker.on?.onHeard(0);
    vi.advanceTimersByTime(18_000);
    speaker.on?.onHeard(60);
    vi.advanceTimersByTime(9_000);
    expect(speaker.said).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(speaker.said).toHaveLength(2);
  });

  it('reports in the end that there is no sound', () => {
    const reader = reading(new FakeSpeaker());
    vi.advanceTimersByTime(SPEECH_START_MS * 4);
    expect(reader.state).toEqual({ status: 'idle', part: undefined, problem: 'failed' });
  });

  it('switches the voice at once when one reports a failure, and waits for a tap when it is not allowed', () => {
    const speaker = new FakeSpeaker();
    const reader = reading(speaker);
    speaker.on?.onError('network');
    expect(speaker.said.at(-1)).toMatchObject({ text: 'Put it down.', voice: { name: 'Ana' } });
    speaker.on?.onError('not-allowed');
    expect(reader.state.problem).toBe('blocked');
    reader.play();
    speaker.finish();
    expect(reader.state).toMatchObject({ status: 'speaking', problem: undefined });
  });

  it('is paused when another page takes the voice', () => {
    const speaker = new FakeSpeaker();
    const reader = reading(speaker);
    speaker.on?.onError('interrupted');
    expect(reader.state.status).toBe('paused');
  });

  it('waits for voices that load late, but not for ever', () => {
    const speaker = new FakeSpeaker([]);
    reading(speaker);
    expect(speaker.said).toEqual([]);
    speaker.known = [voice('Late', 'en-US')];
    speaker.listener?.();
    expect(speaker.said[0]?.voice?.name).toBe('Late');

    const without = new FakeSpeaker([]);
    reading(without);
    vi.advanceTimersByTime(VOICES_WAIT_MS);
    expect(without.said[0]).toMatchObject({ text: 'Put it down.', voice: undefined });
  });

  it('reports a missing voice of the language, and reads the parts in another language', () => {
    const speaker = new FakeSpeaker();
    expect(reading(speaker, [part('Warten.', 'de'), part('Gehen.', 'de')]).state.problem).toBe(
      'noVoice',
    );
    expect(speaker.said).toEqual([]);
    const reader = reading(speaker, [part('Warten.', 'de'), part('Go.')]);
    expect(speaker.texts).toEqual(['Go.']);
    expect(reader.state.problem).toBeUndefined();
  });

  it('reports missing speech support', () => {
    const reader = new Reader(undefined, () => undefined);
    reader.load(PARTS, undefined);
    reader.play();
    expect(reader.state.problem).toBe('unsupported');
  });

  it('can go through a text in silence', () => {
    const reader = reading(silentSpeaker());
    expect(reader.state.status).toBe('speaking');
    vi.advanceTimersByTime(30_000);
    expect(reader.state.status).toBe('finished');
  });
});
