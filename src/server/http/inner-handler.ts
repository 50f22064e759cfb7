import type { IncomingMessage, ServerResponse } from 'node:http';

/** Next's request handler, or what stands for it in tests. */
export type InnerHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
