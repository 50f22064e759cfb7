import type { StorageProblem, OfflineGuide } from './offline-guide';

/** Messages from pages to the service worker. */
export type WorkerOrder =
  /** a public page in this language is shown */
  | { type: 'hello'; locale: string }
  /** the stored guides are shown: those that the server no longer has are to go */
  | { type: 'look' }
  /** a guide is opened, or to be saved on purpose */
  | {
      type: 'open' | 'save';
      projectUid: string;
      locale: string;
      neededPx: number;
      isSparing: boolean;
      /** the version that its reader is in the middle of; 'save' leaves it as it is */
      begun?: number | undefined;
      /** whether its clips are kept too; 'save' without it, and 'open', leave that as it is */
      keepsClips?: boolean;
    }
  | { type: 'remove'; projectUid: string };

export type StoreOrder = Extract<WorkerOrder, { type: 'open' | 'save' }>;

/** Messages from the service worker to all pages. */
export type WorkerNews =
  /** undefined: it is not stored (any more); isGone: nor does it exist on the server */
  | {
      type: 'guide';
      projectUid: string;
      guide: OfflineGuide | undefined;
      isWorking: boolean;
      isGone?: boolean;
      problem?: StorageProblem;
    }
  /** whether the last request reached the server */
  | { type: 'network'; isReached: boolean };

/** Name of its broadcast channel. */
export const NEWS_CHANNEL = 'makerstep-offline';
/** Name in Server-Timing of a page that was served from the device. */
export const FROM_DEVICE = 'kept';
