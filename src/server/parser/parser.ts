import 'server-only';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { perProcess } from '../per-process';
import { PARSER_LIMITS } from './limits';
import { type ResultMessage, type TaskMessage, toResult, valueOf } from './messages';

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
   * @param signal ends the task early
   * @returns its value, its refusal or its failure; `file_too_slow` past a limit, and `overloaded`
   *   while too many tasks wait, or when stopped
   */
  async run(message: TaskMessage, signal?: AbortSignal): Promise<ResultMessage> {
    if (this.#limit.pendingCount >= PARSER_LIMITS.waiting) return OVERLOADED;
    return this.#limit(() => this.#runNow(message, signal));
  }

  async #runNow(message: TaskMessage, signal: AbortSignal | undefined): Promise<ResultMessage> {
    clearTimeout(this.#idle);
    const worker = await (this.#worker ??= this.#start());
    if (signal?.aborted) return OVERLOADED;
    const { result, isEnded } = await resultOf(worker, message, signal);
    if (isEnded) await this.#end();
    else this.#idle = setTimeout(() => this.#end(), PARSER_LIMITS.idleMs).unref();
    return result;
  }

  #start(): Promise<Worker> {
    const started = startWorker(this.#program);
    // The next task starts another one, also when this one ends between two tasks.
    const forget = () => {
      if (this.#worker === started) this.#worker = undefined;
    };
    started.then((worker) => worker.once('exit', forget), forget);
    return started;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await (await worker)?.terminate();
  }
}

const OVERLOADED: ResultMessage = {
  refusal: { code: 'overloaded', retryAfterSeconds: RETRY_AFTER_S },
};
const TOO_SLOW: ResultMessage = { refusal: { code: 'file_too_slow' } };

// The time limit begins when the program is loaded.
async function startWorker(program: string | URL): Promise<Worker> {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: PARSER_LIMITS.memoryMb },
  });
  worker.unref();
  // An error after the result must not end the process.
  worker.on('error', () => undefined);
  const started = new AbortController();
  await nextMessage(worker, started.signal).finally(() => started.abort());
  return worker;
}

/** @throws {Error} with the reason when the worker ends before its next message */
async function nextMessage(worker: Worker, signal: AbortSignal): Promise<unknown> {
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The parser ended by itself.');
  });
  const [message] = await Promise.race([once(worker, 'message', { signal }), ended]);
  return message;
}

/** `isEnded`: the worker crashed, took too long, or was stopped, and is of no more use. */
type Outcome = { result: ResultMessage; isEnded: boolean };

function resultOf(
  worker: Worker,
  message: TaskMessage,
  stopping: AbortSignal | undefined,
): Promise<Outcome> {
  const settled = new AbortController();
  const { signal } = settled;
  return new Promise<Outcome>((resolve) => {
    const end = (result: ResultMessage) => resolve({ result, isEnded: true });
    const timer = setTimeout(() => end(TOO_SLOW), PARSER_LIMITS.timeMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    stopping?.addEventListener('abort', () => end(OVERLOADED), { signal });
    void nextMessage(worker, signal).then(
      (result) => resolve({ result: result as ResultMessage, isEnded: false }),
      (error: NodeJS.ErrnoException) =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_SLOW : toResult(error)),
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
  signal?: AbortSignal,
): Promise<Awaited<ReturnType<Task>>> {
  const parser = perProcess('parser', () => new Parser());
  return valueOf(await parser.run({ task, input }, signal)) as Awaited<ReturnType<Task>>;
}
