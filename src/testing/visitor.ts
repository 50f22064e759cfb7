import { type Visitor, visitorOf } from '@/features/auth/server/visitor';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import type { Locale } from '@/shared/interface/languages';

/** A visitor with a client IP, as the HTTP server would determine it. */
export const testVisitor = (address = '192.0.2.1', locale: Locale = 'en'): Visitor =>
  visitorOf(new Headers({ [CLIENT_IP_HEADER]: address, 'user-agent': 'test' }), locale);
