import 'server-only';
import { env } from '../env/env';

/** Names the software and the installation in requests to other servers. */
export const userAgentOf = (part: string) => `Makerstep-${part}/1.0 (+${env().publicUrl})`;
