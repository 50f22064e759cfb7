import { PlainError } from '@/server/plain-error';
import { TOKEN_PREFIX } from '@/shared/http/token-prefix';
import { makeProgress } from '../import/progress';
import { Refusal, Unreachable } from './client';

type Result = {
  id: string;
  ok: boolean;
  error?: { code: string; message: string };
  [more: string]: unknown;
};

const TOKENS = new RegExp(`${TOKEN_PREFIX}[\\w-]{20,}`, 'g');
const withoutTokens = (text: string) => text.replace(TOKENS, '[token]');

/** Prints results to standard output and messages to standard error, never with a token. */
export function makeOutput(isJson: boolean) {
  const progress = makeProgress(process.stderr);
  const results: Result[] = [];
  const beside = (text: string) => {
    progress.clear();
    process.stderr.write(`${withoutTokens(text)}\n`);
  };
  const say = (text: string) => {
    progress.clear();
    if (!isJson) process.stdout.write(`${withoutTokens(text)}\n`);
  };
  const sayJson = (value: unknown) => {
    progress.clear();
    if (isJson) process.stdout.write(`${withoutTokens(JSON.stringify(value))}\n`);
  };

  /**
   * Processes items in order; a refused one is reported, and the next follows. An error that would
   * affect all of them ends it.
   * @returns the exit code
   */
  const each = async (
    ids: readonly string[],
    done: string,
    work: (id: string) => Promise<Record<string, unknown> & { text: string }>,
  ): Promise<number> => {
    for (const [index, id] of ids.entries()) {
      try {
        const { text, ...more } = await work(id);
        results.push({ id, ok: true, ...more });
        say(text);
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof PlainError)) throw error;
        const { message } = error;
        const code = error instanceof Refusal ? error.code : 'failed';
        results.push({ id, ok: false, error: { code, message } });
        beside(`${id}: ${message}`);
        if (
          error instanceof Unreachable ||
          (error instanceof Refusal && [401, 403].includes(error.status))
        )
          break;
      }
      progress.show((index + 1) / ids.length, `${index + 1} of ${ids.length}`);
    }
    const refused = results.filter(({ ok }) => !ok).length;
    const left = ids.length - results.length;
    say(
      `${results.length - refused} ${done}, ${refused} refused${left > 0 ? `, ${left} not tried` : ''}.`,
    );
    sayJson({ results, refused, notTried: left });
    return Number(refused > 0);
  };
  return { isJson, say, sayJson, beside, each, progress };
}

export type Output = ReturnType<typeof makeOutput>;
