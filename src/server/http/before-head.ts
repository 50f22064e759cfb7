import type { ServerResponse } from 'node:http';

/** Runs `task` right before the head of an answer goes out, whoever sends it. @param task gets the status that is about to be sent, and gives back the one to send */
export function beforeHead(res: ServerResponse, task: (status: number) => number): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = ((status: number, ...args: unknown[]) =>
    writeHead(task(status), ...args)) as ServerResponse['writeHead'];
}
