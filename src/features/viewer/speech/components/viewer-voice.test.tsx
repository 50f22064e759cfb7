import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer as open,
  passMs as pass,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton,
  viewerHeading,
} from '@/testing/ui/open-viewer';
import { standInSpeech } from '@/testing/stand-ins/speech-stand-in';
import { CHAPTER_BANNER_MS } from '../../constants';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

const settings = (values: object) =>
  localStorage.setItem('makerstep_viewer', JSON.stringify(values));

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
});
afterEach(dismissBrowser);

describe('voice commands', () => {
  class Recogniser {
    static all: Recogniser[] = [];
    lang = '';
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start = vi.fn();
    abort = vi.fn();
    constructor() {
      Recogniser.all.push(this);
    }
    hear(transcript: string) {
      act(() =>
        this.onresult?.({
          resultIndex: 0,
          results: [Object.assign([{ transcript }], { isFinal: true })],
        }),
      );
    }
  }
  const listen = () => {
    fireEvent.click(viewerButton('More options'));
    fireEvent.click(screen.getByRole('switch', { name: /Voice commands/ }));
    fireEvent.click(viewerButton('Done'));
  };
  beforeEach(() => {
    Recogniser.all = [];
    vi.stubGlobal('webkitSpeechRecognition', Recogniser);
  });

  it('are off until turned on, then follow commands and show what they heard', async () => {
    settings({ isAudioOn: false });
    await open('1', VIEWER_PROJECT, 'pt-BR');
    expect(Recogniser.all).toEqual([]);
    fireEvent.click(viewerButton('Mais opções'));
    fireEvent.click(screen.getByRole('switch', { name: /Comandos de voz/ }));
    fireEvent.click(viewerButton('Pronto'));
    await pass(0);
    expect(Recogniser.all.at(-1)).toMatchObject({ lang: 'pt-BR' });
    expect(screen.getByText(/“próximo”/)).toBeTruthy();
    Recogniser.all.at(-1)?.hear('Próximo');
    expect(viewerHeading()).toContain('Passo b');
    await pass(CHAPTER_BANNER_MS);
    expect(screen.getByTestId('heard').textContent).toBe('“Próximo”');
    Recogniser.all.at(-1)?.hear('voltar');
    expect(viewerHeading()).toContain('Passo a');
  });

  it('do not listen while the viewer speaks, and restart after silences', async () => {
    const speech = standInSpeech();
    await open('1', { ...VIEWER_PROJECT, languages: ['en'] });
    listen();
    await pass(0);
    expect(Recogniser.all).toEqual([]);
    act(() => speech.end());
    await pass(100);
    act(() => speech.end());
    await pass(100);
    expect(Recogniser.all[0]?.start).toHaveBeenCalledTimes(1);
    Recogniser.all[0]?.onend?.();
    await pass(1000);
    expect(Recogniser.all[0]?.start).toHaveBeenCalledTimes(2);
    Recogniser.all[0]?.hear('repeat');
    await pass(100);
    expect(speech.texts().at(-1)).toBe('Step a');
    expect(Recogniser.all[0]?.abort).toHaveBeenCalled();
  });

  it('say when there is no microphone, and when the browser has no speech recognition', async () => {
    settings({ isAudioOn: false });
    const { unmount } = await open();
    listen();
    await pass(0);
    act(() => Recogniser.all[0]?.onerror?.({ error: 'not-allowed' }));
    expect(screen.getByText('There is no microphone for voice commands.')).toBeTruthy();
    unmount();
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    await open();
    fireEvent.click(viewerButton('More options'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Voice commands/ }).disabled).toBe(
      true,
    );
    expect(screen.getByText('This browser does not understand speech.')).toBeTruthy();
  });
});
