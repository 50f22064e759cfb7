import { type ChildProcess, spawn } from 'node:child_process';
import type { Device } from './device';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Collects what a page throws and logs; the driver itself reports neither. */
const COLLECT = `
  window.smokeErrors ??= (() => {
    const errors = [];
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const { error } = console;
    console.error = (...parts) => { errors.push(parts.join(' ')); error(...parts); };
    return errors;
  })();`;

/** WebKitGTK under a virtual screen, by plain calls of W3C WebDriver. */
export async function webkit(port: number): Promise<Device> {
  const screen = `:${port % 1000}`;
  const display = spawn('Xvfb', [screen, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen,
      LANG: 'en_GB.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => [driver, display].forEach((process: ChildProcess) => process.kill());
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const sessionId = await begin(call).catch((error: unknown) => {
    stop();
    throw error;
  });
  const at = `/session/${sessionId}`;
  const run = <T>(script: string) => call<T>('POST', `${at}/execute/sync`, { script, args: [] });
  const find = async (expression: string) =>
    (await run<Record<string, string> | null>(`return ${expression}`))?.[ELEMENT];
  const errors: string[] = [];
  const collect = async () => {
    errors.push(...(await run<string[]>(`${COLLECT} return window.smokeErrors.splice(0)`)));
  };
  return {
    open: async (address) => {
      await collect();
      await call('POST', `${at}/url`, { url: address });
      await collect();
    },
    read: (expression) => run(`return ${expression}`),
    press: async (expression) => {
      const element = await find(expression);
      if (element) await call('POST', `${at}/element/${element}/click`, {});
      return element !== undefined;
    },
    type: async (expression, text) => {
      const element = await find(expression);
      if (element) await call('POST', `${at}/element/${element}/value`, { text });
      return element !== undefined;
    },
    errors: async () => {
      await collect();
      return errors.splice(0);
    },
    close: async () => {
      await call('DELETE', at).catch(() => undefined);
      stop();
    },
  };
}

/** Starts a session as soon as the driver listens. @returns its id */
async function begin(
  call: <T>(method: string, path: string, body?: object) => Promise<T>,
): Promise<string> {
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': {
        binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
        args: ['--automation'],
      },
    },
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await call<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
