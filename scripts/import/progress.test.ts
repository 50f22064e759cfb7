import { describe, expect, it } from 'vitest';
import { makeProgress } from './progress';

function watch(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = makeProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  return {
    written,
    progress,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('progress', () => {
  it('is a bar on a terminal, drawn ten times a second at most, that makes room for messages', () => {
    const { written, progress, wait } = watch(true);
    progress.show(0.1, '1 guide');
    wait(100);
    progress.show(0.5, '5 guides');
    progress.show(0.6, '6 guides');
    expect(written).toEqual([`\r\x1b[2K${'█'.repeat(15)}${'░'.repeat(15)}  50 %  5 guides`]);
    progress.clear();
    progress.clear();
    expect(written).toHaveLength(2);
  });

  it('is a plain line every five seconds elsewhere', () => {
    const { written, progress, wait } = watch(false);
    for (let second = 0; second < 11; second += 1) {
      wait(1000);
      progress.show(second / 10, `${second} guides`);
    }
    progress.clear();
    expect(written).toEqual([' 40 %  4 guides\n', ' 90 %  9 guides\n']);
  });
});
