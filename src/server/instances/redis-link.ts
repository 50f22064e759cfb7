import { Redis } from 'ioredis';
import type { Link } from './hearing';

const CONNECT_TIMEOUT_MS = 2_000;
/** Who waits for an answer of the product waits for this at most, where Redis hangs. */
const SAY_TIMEOUT_MS = 500;
const RETRY_MAX_MS = 1_000;
const RETRY_STEP_MS = 100;

interface LinkEvents {
  /** From now on everything that is said arrives. */
  onOpen: () => void;
  onClosed: (reason: string) => void;
  onText: (text: string) => void;
}

/** Two connections to Redis, as one that listens can say nothing: the link is open while both are. It tries for ever to be. */
export function openRedisLink(
  url: string,
  channel: string,
  { onOpen, onClosed, onText }: LinkEvents,
): Link & { close: () => void } {
  const connect = (name: string) =>
    new Redis(url, {
      connectionName: `makerstep-${name}`,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: SAY_TIMEOUT_MS,
      autoResubscribe: false,
      // What cannot be said now is marked in the database, and never said late.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * RETRY_STEP_MS, RETRY_MAX_MS),
    });
  const [speaker, listener] = [connect('speaks'), connect('listens')];
  let isSubscribed = false;
  let isOpen = false;
  let isOver = false;
  let reason = 'closed';

  const judge = () => {
    if (isOpen || isOver || !isSubscribed || speaker.status !== 'ready') return;
    isOpen = true;
    reason = 'closed';
    onOpen();
  };
  const closed = () => {
    isOpen = false;
    if (!isOver) onClosed(reason);
  };
  for (const connection of [speaker, listener]) {
    // Its words name no password.
    connection.on('error', (error: NodeJS.ErrnoException) => {
      reason = error.code ?? error.message;
    });
  }
  speaker.on('ready', judge).on('close', closed);
  listener.on('close', () => {
    isSubscribed = false;
    closed();
  });
  listener.on('ready', () => {
    listener.subscribe(channel).then(
      () => {
        isSubscribed = true;
        judge();
      },
      (error: Error) => {
        reason = error.message;
        if (!isOver) listener.disconnect(true);
      },
    );
  });
  listener.on('message', (from: string, text: string) => {
    if (from === channel) onText(text);
  });

  return {
    say: async (text) => void (await speaker.publish(channel, text)),
    reconnect: () => {
      for (const connection of [speaker, listener]) connection.disconnect(true);
    },
    close: () => {
      isOver = true;
      for (const connection of [speaker, listener]) connection.disconnect();
    },
  };
}
