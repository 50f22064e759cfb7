import 'server-only';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '@/shared/http/app-error';
import { perProcess } from '../per-process';
import { PARSER_LIMITS } from './limits';
import type { ResultMessage, TaskMessage } from './messages';

/** The built program with all tasks (src/parser-worker.ts). */
const PROGRAM = path.join(process.cwd(), 'dist', 'parser.cjs');
const RETRY_AFTER_S = 5;

/**
 * Runs tasks in one worker thread, one after the other. The thread starts with the first task, and
 * is replaced after a task that took too long or too much memory.
 */
export class Parser {
  readonly #program: string | URL;
  readonly #limit = pLimit(1);
  #worker: Promise<Worker> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(program: string | URL = PROGRAM) {
    this.#program = program;
  }

  /**
   * @param stopping ends the task early
   * @throws {AppError} file_too_slow past a limit; overloaded while too many tasks wait, or when
   *   stopped; and the errors of the task itself
   */
  run(message: TaskMessage, stopping?: AbortSignal): Promise<unknown> {
    if (this.#limit.pendingCount >= PARSER_LIMITS.waiting) return Promise.reject(overloaded());
    return this.#limit(() => this.#runNow(message, stopping));
  }

  async #runNow(message: TaskMessage, stopping: AbortSignal | undefined): Promise<unknown> {
    clearTimeout(this.#idle);
    if (stopping?.aborted) throw overloaded();
    try {
      const worker = await (this.#worker ??= this.#start());
      const result = await resultOf(worker, message, stopping);
      this.#idle = setTimeout(() => this.#end(), PARSER_LIMITS.idleMs).unref();
      if ('value' in result) return result.value;
      if ('failure' in result) throw new Error(result.failure);
      const { code, fields } = result.refusal;
      throw new AppError(code, fields ? { fields } : {});
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      await this.#end();
      throw error.reason;
    }
  }

  // The time limit begins when the program is loaded.
  async #start(): Promise<Worker> {
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: PARSER_LIMITS.memoryMb },
    });
    worker.unref();
    // An error after the result must not end the process.
    worker.on('error', () => undefined);
    try {
      await once(worker, 'message');
      return worker;
    } catch (error) {
      this.#worker = undefined;
      throw error;
    }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await (await worker)?.terminate();
  }
}

/** The worker is of no more use. */
class Ended extends Error {
  constructor(readonly reason: Error) {
    super(reason.message);
  }
}

const overloaded = () => new AppError('overloaded', { retryAfterSeconds: RETRY_AFTER_S });
const tooSlow = (cause?: unknown) => new AppError('file_too_slow', { cause });

/** @throws {Ended} when the worker crashed, took too long, or was stopped */
function resultOf(
  worker: Worker,
  message: TaskMessage,
  stopping: AbortSignal | undefined,
): Promise<ResultMessage> {
  const settled = new AbortController();
  const { signal } = settled;
  return new Promise<ResultMessage>((resolve, reject) => {
    const end = (reason: Error) => reject(new Ended(reason));
    const timer = setTimeout(() => end(tooSlow()), PARSER_LIMITS.timeMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    stopping?.addEventListener('abort', () => end(overloaded()), { signal });
    void once(worker, 'message', { signal }).then(
      ([result]) => resolve(result as ResultMessage),
      (error: NodeJS.ErrnoException) =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooSlow(error) : error),
    );
    void once(worker, 'exit', { signal }).then(
      () => end(new Error('The parser ended by itself.')),
      () => undefined,
    );
    worker.postMessage(message);
  }).finally(() => settled.abort());
}

/**
 * Runs a task of src/parser-worker.ts outside of the thread that answers requests.
 * @param task its name; `Task` is its function
 * @throws {AppError} file_too_slow, overloaded, and the errors of the task
 */
export async function parse<Task extends (input: never) => unknown>(
  task: string,
  input: Parameters<Task>[0],
  stopping?: AbortSignal,
): Promise<ReturnType<Task>> {
  const parser = perProcess('parser', () => new Parser());
  return (await parser.run({ task, input }, stopping)) as ReturnType<Task>;
}
