import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, callApi, register, signIn } from '../ask';

/** A creator of the product who uploads pictures. */
export class Uploader {
  private token = '';

  constructor(private readonly port: number) {}

  async signUp(): Promise<void> {
    const email = `bench-${Date.now()}@makerstep.example`;
    await register(this.port, email);
    this.token = await signIn(this.port, email);
  }

  /** A presigned URL for one picture. */
  async sign(): Promise<string> {
    const { returnData } = await callApi<{ returnData: { signedRequest: string } }>(
      this.port,
      'POST',
      '/dashboard/sign-url/step',
      { fileName: 'photo.jpg', fileType: 'image/jpeg' },
      this.token,
    );
    const { pathname, search } = new URL(returnData.signedRequest);
    return pathname + search;
  }

  /** @returns milliseconds to the response, and its status */
  async put(address: string, bytes: Buffer): Promise<{ tookMs: number; status: number }> {
    const startedAt = performance.now();
    const { status } = await ask(
      {
        port: this.port,
        method: 'PUT',
        path: address,
        headers: { 'content-type': 'image/jpeg', 'content-length': bytes.length },
      },
      bytes,
    );
    return { tookMs: performance.now() - startedAt, status };
  }
}

const PACE_MS = 20;

/**
 * A reader who requests one page repeatedly, fifty times a second at most, until stopped.
 * @returns the milliseconds of each
 */
export async function readAgain(
  port: number,
  path: string,
  isOver: () => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await ask({
      port,
      agent,
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    times.push(performance.now() - startedAt);
    await sleep(PACE_MS);
  }
  agent.destroy();
  return times;
}
