import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Reads a token from a pipe, or from a terminal without echo. */
export async function readToken(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): Promise<string> {
  if (!input.isTTY) return text(input);
  output.write('Access token (nothing is shown): ');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silence, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    output.write('\n');
  }
}
