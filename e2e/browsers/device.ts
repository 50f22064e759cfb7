import { expect } from '@playwright/test';

export type Kind = 'button' | 'link' | 'field';

/** A browser that the test runner does not drive itself. */
export interface Device {
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  read: (expression: string) => Promise<unknown>;
  /** Presses the element that an expression finds. @returns false where there is none to press */
  press: (expression: string) => Promise<boolean>;
  /** Types into the element that an expression finds. @returns false where there is none */
  type: (expression: string, text: string) => Promise<boolean>;
  /** The errors of pages since the last call. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** An expression that finds what people see under a name. */
const seen = (kind: Kind, name: string): string => `(() => {
  const roles = {
    button: 'button:not([role=tab]), [role=button], [role=menuitem]',
    link: 'a[href]',
    field: 'input, textarea',
  };
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const named = (element) =>
    [element.getAttribute('aria-label'), ...[...(element.labels ?? [])].map((label) => label.textContent), element.textContent].map(plain);
  const wanted = ${JSON.stringify(name)};
  const all = [...document.querySelectorAll(roles[${JSON.stringify(kind)}])].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !element.closest('[inert], [aria-hidden=true]'),
  );
  return (
    all.find((element) => named(element).includes(wanted)) ??
    all.find((element) => named(element).some((text) => text.startsWith(wanted))) ??
    null
  );
})()`;

/** A person at a browser: waits for what they look for, as long as people would. */
export class Visitor {
  constructor(
    private readonly device: Device,
    private readonly host: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.device.open(this.host + path);
  }

  press(kind: Kind, name: string): Promise<void> {
    return this.until(`press ${name}`, () => this.device.press(seen(kind, name)));
  }

  type(name: string, text: string): Promise<void> {
    return this.until(`type into ${name}`, () => this.device.type(seen('field', name), text));
  }

  see(text: string): Promise<void> {
    return this.until(`see ${text}`, async () =>
      String(await this.device.read('document.body.innerText')).includes(text),
    );
  }

  /** Presses until a text is gone: dialogs take no press of their first moment. */
  pressAway(name: string): Promise<void> {
    return this.until(`press ${name} away`, async () => {
      await this.device.press(seen('button', name));
      return !(await this.device.read(`Boolean(${seen('button', name)})`));
    });
  }

  async at(path: RegExp): Promise<void> {
    await this.until(`be at ${path.source}`, async () =>
      path.test(String(await this.device.read('location.pathname'))),
    );
  }

  /** Waits until scripts answer presses. */
  async hydrated(): Promise<void> {
    await this.until('see the page hydrated', async () =>
      Boolean(
        await this.device.read(
          `document.readyState === 'complete' && [...document.querySelectorAll('button, a')].some((element) => Object.keys(element).some((key) => key.startsWith('__react')))`,
        ),
      ),
    );
  }

  async expectNoErrors(): Promise<void> {
    expect(await this.device.errors()).toEqual([]);
  }

  private until(what: string, attempt: () => Promise<boolean>): Promise<void> {
    return expect(async () => expect(await attempt(), what).toBe(true)).toPass({ timeout: 20_000 });
  }
}
