import { EVERYTHING } from '../page-expiry';
import { logger } from '../logger';
import { messageIn, textOf } from './messages';

/** How often it looks after itself; an instance that cannot hear keeps nothing longer than this. */
export const TICK_MS = 500;
/** How often it says that it is there. */
const SAY_MS = 1_000;
/** Its own word has to come back within this, else it does not hear. */
const ECHO_MS = 2_000;
/** An instance that was there and says nothing for so long may have ended between a change and the word of it. */
const SILENT_MS = 5_000;
/** How often the database is asked whether somebody could not say what has changed. */
const ASK_MS = 1_000;

/** The way to the other instances. */
export interface Link {
  /** Sends a text to all instances, this one included. @throws when it may not have been sent */
  say: (text: string) => Promise<void>;
  /** Lets go of a connection that does not work and makes a new one. */
  reconnect: () => void;
}

/** A mark in the database, for what could not be said. */
export interface Mark {
  /** @throws when the database is away */
  leave: () => Promise<void>;
  /** Changes whenever somebody leaves one. @throws when the database is away */
  read: () => Promise<string | undefined>;
}

interface HearingOptions {
  id: string;
  link: Link;
  mark: Mark;
  /** Drops what this process keeps under these tags. */
  drop: (tags: readonly string[]) => Promise<void>;
  nowMs?: () => number;
}

/**
 * What an instance knows of the changes of others (docs/decisions/0036). As long as it hears, it drops what it is told of. While it does
 * not, it drops everything at each tick; so it does whenever something may have been missed.
 */
export class Hearing {
  private isOpen = false;
  private saidAtMs = -Infinity;
  /** Whether its own word has come back. */
  private hasEcho = true;
  private readonly heardAtMs = new Map<string, number>();
  private lastMark: string | undefined;
  private askedAtMs = -Infinity;
  /** Something has changed that could neither be said nor marked. */
  private isOwing = false;
  private hasTold = false;
  private readonly nowMs: () => number;

  constructor(private readonly options: HearingOptions) {
    this.nowMs = options.nowMs ?? (() => performance.now());
  }

  /** The link is there, and everything that is said from now on arrives. */
  async opened(): Promise<void> {
    this.isOpen = true;
    this.hasEcho = true;
    await this.dropAll('instances_heard');
  }

  /** The link is gone. */
  async closed(reason: string): Promise<void> {
    if (!this.isOpen && this.hasTold) return;
    this.isOpen = false;
    this.hasTold = true;
    // Who was there may be gone when the link is back; everything is dropped then anyway.
    this.heardAtMs.clear();
    logger.warn('instances_unheard', { reason });
    await this.options.drop([EVERYTHING]);
  }

  /** A text has come. What is not a message of ours does nothing. */
  async heard(text: string): Promise<void> {
    const message = messageIn(text);
    if (!message) return;
    if (message.from === this.options.id) {
      if (message.kind === 'alive') this.hasEcho = true;
      return;
    }
    this.heardAtMs.set(message.from, this.nowMs());
    if (message.kind === 'expired') await this.options.drop(message.tags);
  }

  /** Says to the other instances what has changed here; where that fails, it is marked in the database, now or as soon as can be. */
  async tell(tags: readonly string[]): Promise<void> {
    const { id, link, mark } = this.options;
    try {
      await link.say(textOf({ kind: 'expired', from: id, tags: [...tags] }));
    } catch {
      await mark.leave().catch(() => {
        this.isOwing = true;
      });
    }
  }

  /** Looks after itself; to be called every `TICK_MS`, when what had arrived before has been read. */
  async tick(): Promise<void> {
    if (this.isOwing) {
      this.isOwing = false;
      await this.tell([EVERYTHING]);
    }
    if (!this.isOpen) return this.options.drop([EVERYTHING]);
    await this.checkEcho();
    if (!this.isOpen) return;
    await this.checkOthers();
    await this.checkMark();
  }

  private async checkEcho(): Promise<void> {
    const { id, link } = this.options;
    const sinceMs = this.nowMs() - this.saidAtMs;
    if (!this.hasEcho && sinceMs > ECHO_MS) {
      await this.closed('no echo');
      link.reconnect();
    } else if (this.hasEcho && sinceMs >= SAY_MS) {
      this.saidAtMs = this.nowMs();
      this.hasEcho = false;
      // What fails does not come back either.
      link.say(textOf({ kind: 'alive', from: id })).catch(() => undefined);
    }
  }

  private async checkOthers(): Promise<void> {
    const silent = [...this.heardAtMs].filter(([, atMs]) => this.nowMs() - atMs > SILENT_MS);
    for (const [id] of silent) this.heardAtMs.delete(id);
    if (silent.length > 0) await this.dropAll('instance_silent', { instances: silent.length });
  }

  private async checkMark(): Promise<void> {
    if (this.nowMs() - this.askedAtMs < ASK_MS) return;
    this.askedAtMs = this.nowMs();
    const found = await this.options.mark.read().catch(() => this.lastMark);
    if (found === this.lastMark) return;
    this.lastMark = found;
    await this.dropAll('instances_missed');
  }

  private async dropAll(
    event: string,
    fields: Record<string, string | number> = {},
  ): Promise<void> {
    logger.info(event, fields);
    await this.options.drop([EVERYTHING]);
  }
}
