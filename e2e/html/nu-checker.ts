import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
/** Java 11 or newer. */
const JAVA = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin/java') : 'java';
const TIMEOUT_MS = 120_000;

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
};

/**
 * The checker's messages for each page: `name: message near "extract"`; `isError` is not a warning.
 */
export type Finding = { page: string; isError: boolean; message: string; extract: string };

/**
 * Checks documents with the Nu HTML checker, all in one run.
 * @param pages by name
 * @throws ENOENT without Java
 */
export async function checkHtml(pages: ReadonlyMap<string, string>): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-html-'));
  try {
    const names = new Map<string, string>();
    for (const [index, [page, html]] of [...pages].entries()) {
      const file = path.join(folder, `${index}.html`);
      await writeFile(file, html);
      names.set(pathToFileURL(file).href.replace('file:///', 'file:/'), page);
    }
    const jar = resolve('vnu-jar/build/dist/vnu.jar');
    const { stdout } = await promisify(execFile)(
      JAVA,
      ['-Xss8m', '-jar', jar, '--stdout', '--format', 'json', '--exit-zero-always', folder],
      { timeout: TIMEOUT_MS, maxBuffer: 256 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages.map(({ type, url = '', message, extract = '' }) => ({
      page: names.get(url.replace('file:///', 'file:/')) ?? url,
      isError: type !== 'info',
      message,
      extract,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
