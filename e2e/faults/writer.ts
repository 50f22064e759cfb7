import { projectBody, stepBody } from './creators';
import type { Product } from './product';

const isAccepted = (status: number) => status >= 200 && status < 300;
const FEEDBACK = { rating: 4, difficulty: 3, subject: '', name: '', email: '', lang: 'en' };
const PAUSE_MS = 20;
const READ_TIMEOUT_MS = 30_000;

/**
 * Reads until there is an answer: each connection that broke with the database fails once with a
 * 503.
 */
async function read<T>(product: Product, address: string, token: string) {
  const endsAt = performance.now() + READ_TIMEOUT_MS;
  for (;;) {
    const answer = await product.ask<T>('GET', address, { token });
    if (answer.status !== 503 || performance.now() > endsAt) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Possible values of a project's field: the last accepted one, and those sent after it without an
 * answer.
 */
type Possible<T> = { last: T; sent: T[] };

/**
 * A client that writes to its own project, one write after the other, and records what was
 * accepted. A write without an answer, or with 5xx, may be stored or not; all others must be.
 */
export class Writer {
  accepted = 0;
  /** Unexpected answers: 4xx to a valid request. */
  readonly refused: string[] = [];
  /** 500s; an unavailable database answers 503. */
  readonly failed: string[] = [];
  private uid: string | undefined;
  private readonly steps: string[] = [];
  private feedback = 0;
  private unsure = { steps: 0, feedback: 0 };
  private name: Possible<string>;
  private status: Possible<number> = { last: 1, sent: [] };
  /** The brand in the draft, and the one that readers get. */
  private draft: Possible<string> = { last: '', sent: [] };
  private shown: Possible<string> = { last: '', sent: [] };
  private turn = 0;

  constructor(private readonly number: number) {
    this.name = { last: this.nameOf(0), sent: [] };
  }

  /** Writes until stopped. */
  async run(product: Product, token: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (!(await this.writeOne(product, token)))
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /**
   * Changes that are stored but were not accepted, or accepted but not stored; undefined without
   * any.
   */
  async faults(product: Product, token: string): Promise<string[]> {
    if (this.uid === undefined) return [];
    const { status, body } = await read<{ name: string; status: number; steps: { id: string }[] }>(
      product,
      `/v1/dashboard/projects/${this.uid}`,
      token,
    );
    if (status !== 200) return [`project ${this.uid} answers ${status}`];
    const faults: string[] = [];
    const ids = new Set(body.steps.map(({ id }) => id));
    const lost = this.steps.filter((id) => !ids.has(id));
    if (lost.length > 0)
      faults.push(`${lost.length} of ${this.steps.length} steps of ${this.uid} are lost`);
    if (body.steps.length > this.steps.length + this.unsure.steps)
      faults.push(
        `${this.uid} has ${body.steps.length} steps, ${this.steps.length} were accepted and ${this.unsure.steps} sent`,
      );
    if (![this.name.last, ...this.name.sent].includes(body.name))
      faults.push(`${this.uid} is called ${body.name}, not ${this.name.last}`);
    if (![this.status.last, ...this.status.sent].includes(body.status))
      faults.push(`${this.uid} has status ${body.status}, not ${this.status.last}`);
    faults.push(...(await this.faultsOfDraft(product, token, body.status)));
    const { body: list } = await read<{ totalResults: number; average: { rating: number } }>(
      product,
      `/v1/dashboard/projects/${this.uid}/feedback`,
      token,
    );
    if (
      list.totalResults < this.feedback ||
      list.totalResults > this.feedback + this.unsure.feedback
    )
      faults.push(`${this.uid} has ${list.totalResults} feedback, ${this.feedback} were accepted`);
    // Stored next to the feedback itself: half of a write would show here.
    if (list.totalResults > 0 && list.average.rating !== FEEDBACK.rating)
      faults.push(`the average of ${this.uid} is ${list.average.rating}`);
    // The current state is the expected one from here on.
    this.steps.splice(0, Infinity, ...ids);
    this.feedback = list.totalResults;
    this.name = { last: body.name, sent: [] };
    this.status = { last: body.status, sent: [] };
    this.unsure = { steps: 0, feedback: 0 };
    return faults;
  }

  /** Of the draft and of what is published: each is one that was sent, with all its fields. */
  private async faultsOfDraft(product: Product, token: string, status: number): Promise<string[]> {
    type Marked = { brand: string; ref: string };
    const whole = (what: string, { brand, ref }: Marked, { last, sent }: Possible<string>) =>
      brand === ref && [last, ...sent].includes(brand)
        ? []
        : [`the ${what} of ${this.uid} has brand ${brand} and code ${ref}, not ${last}`];
    const address = `/v1/dashboard/projects/${this.uid}`;
    const { body: draft } = await read<Marked>(product, address, token);
    const faults = whole('draft', draft, this.draft);
    this.draft = { last: draft.brand, sent: [] };
    if (status !== 2) return faults;
    const { body: shown } = await read<Marked>(product, `/v1/projects/${this.uid}`, token);
    faults.push(...whole('newest version', shown, this.shown));
    this.shown = { last: shown.brand, sent: [] };
    return faults;
  }

  private nameOf(turn: number): string {
    return `Guide of client ${this.number}, edition ${turn}`;
  }

  private async writeOne(product: Product, token: string): Promise<boolean> {
    this.turn += 1;
    if (this.uid === undefined) {
      const made = await this.send<{ projectUid: string }>(
        product,
        'POST',
        '/v1/dashboard/projects',
        { token, body: projectBody(this.nameOf(0)) },
      );
      this.uid = made?.projectUid;
      return made !== undefined;
    }
    const address = `/v1/dashboard/projects/${this.uid}`;
    switch (this.turn % 5) {
      case 0: {
        const added = await this.send<{ id: string }>(
          product,
          'POST',
          `${address}/steps`,
          { token, body: stepBody(`Step ${this.turn}`) },
          () => {
            this.unsure.steps += 1;
          },
        );
        if (added) this.steps.push(added.id);
        return added !== undefined;
      }
      case 1: {
        const name = this.nameOf(this.turn);
        const changed = await this.send(product, 'PATCH', address, { token, body: { name } }, () =>
          this.name.sent.push(name),
        );
        if (changed !== undefined) this.name = { last: name, sent: [] };
        return changed !== undefined;
      }
      case 2: {
        if (this.steps.length === 0) return true;
        const status = this.status.last === 2 ? 1 : 2;
        const changed = await this.send(
          product,
          'PATCH',
          `${address}/${status === 2 ? 'publish' : 'unpublish'}`,
          { token },
          () => {
            this.status.sent.push(status);
            if (status === 2) this.notePublication(false);
          },
        );
        if (changed !== undefined) this.status = { last: status, sent: [] };
        if (changed !== undefined && status === 2) this.notePublication(true);
        return changed !== undefined;
      }
      case 3:
        return this.status.last !== 2 || this.status.sent.length > 0
          ? true
          : this.publishDraft(product, token, address);
      default: {
        if (this.status.last !== 2 || this.status.sent.length > 0) return true;
        const sent = await this.send(
          product,
          'POST',
          `/v1/projects/${this.uid}/feedback`,
          { body: { ...FEEDBACK, message: `It worked, time ${this.turn}.` } },
          () => {
            this.unsure.feedback += 1;
          },
        );
        if (sent !== undefined) this.feedback += 1;
        return sent !== undefined;
      }
    }
  }

  /** An edit of the draft, and then its publication. */
  private async publishDraft(product: Product, token: string, own: string): Promise<boolean> {
    const mark = `M-${this.turn}`;
    const body = { brand: mark, ref: mark };
    const edited = await this.send(product, 'PATCH', `${own}?draft=true`, { token, body }, () =>
      this.draft.sent.push(mark),
    );
    if (edited === undefined) return false;
    this.draft = { last: mark, sent: [] };
    const options = { token, body: { note: mark } };
    const published = await this.send(product, 'POST', `${own}/versions`, options, () =>
      this.notePublication(false),
    );
    if (published !== undefined) this.notePublication(true);
    return published !== undefined;
  }

  /** Records the public texts, or the possible ones after an unanswered publication. */
  private notePublication(isAccepted: boolean): void {
    const { last, sent } = this.draft;
    if (isAccepted) this.shown = { last, sent: [...sent] };
    else this.shown.sent.push(last, ...sent);
  }

  /**
   * @returns the body of an accepted write; undefined when it may or may not be stored, which
   * `unsure` then records
   */
  private async send<T = unknown>(
    product: Product,
    method: string,
    address: string,
    options: { token?: string; body?: unknown },
    unsure: () => void = () => undefined,
  ): Promise<T | undefined> {
    const answer = await product.ask<T>(method, address, options).catch(() => undefined);
    if (answer && isAccepted(answer.status)) {
      this.accepted += 1;
      return (answer.body || {}) as T;
    }
    if (answer && answer.status < 500)
      this.refused.push(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    else unsure();
    if (answer?.status === 500) this.failed.push(`${method} ${address}`);
    return undefined;
  }
}
