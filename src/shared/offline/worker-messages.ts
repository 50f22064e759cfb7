import type { KeepProblem, KeptGuide } from './kept-guide';

/** What pages ask of the service worker. */
export type WorkerOrder =
  /** a public page in this language is shown */
  | { type: 'hello'; locale: string }
  /** a guide is opened, or to be saved on purpose */
  | {
      type: 'open' | 'save';
      projectUid: string;
      locale: string;
      neededPx: number;
      isSparing: boolean;
    }
  | { type: 'remove'; projectUid: string };

export type KeepOrder = Extract<WorkerOrder, { type: 'open' | 'save' }>;

/** What the service worker tells all pages. */
export type WorkerNews =
  /** undefined: it is not kept (any more); isGone: the server does not have it any more either */
  | {
      type: 'guide';
      projectUid: string;
      guide: KeptGuide | undefined;
      isWorking: boolean;
      isGone?: boolean;
      problem?: KeepProblem;
    }
  /** whether the last request reached the server */
  | { type: 'network'; isReached: boolean };

/** Name of the channel on which it tells. */
export const NEWS_CHANNEL = 'makerstep-offline';
/** Name in Server-Timing by which a page knows that it came from the device. */
export const FROM_DEVICE = 'kept';
