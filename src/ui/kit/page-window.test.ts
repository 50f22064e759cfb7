import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('the page numbers of a pagination', () => {
  it('are all there when there are few', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('are the first, the last and the neighbours when there are many', () => {
    expect(pageWindow(6, 13)).toEqual([1, 'gap', 5, 6, 7, 'gap', 13]);
    expect(pageWindow(1, 13)).toEqual([1, 2, 'gap', 13]);
  });

  it('never hide a single page behind dots', () => {
    expect(pageWindow(4, 13)).toEqual([1, 2, 3, 4, 5, 'gap', 13]);
  });

  it('survive a page past the end', () => {
    expect(pageWindow(99, 3)).toEqual([1, 2, 3]);
  });
});
