import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import { openPreview } from './service';

/** The draft of a secret link, once for head and body of a page; undefined where there is none. */
export const loadPreview = cache(async (token: string) =>
  openPreview(token, visitorKey((await headers()).get(CLIENT_IP_HEADER) ?? 'unknown')),
);
