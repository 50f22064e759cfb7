import { request } from 'node:http';
import type { Agent } from 'node:http';

export type Answer = { status: number; text: string };

/** Sends one request to a server of this machine and reads its whole answer; it fails when the connection does. */
export function ask(options: { port: number; agent?: Agent; method: string; path: string; headers?: Record<string, string | number> }, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    asked.on('error', reject).end(body);
  });
}
