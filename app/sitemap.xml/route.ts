import { connection } from 'next/server';
import { sitemapIndex } from '@/features/explore/server/sitemap';
import { xmlAnswer } from '../_lib/xml-answer';

/** The addresses of everything public, for search engines. */
export async function GET(): Promise<Response> {
  await connection();
  return xmlAnswer(sitemapIndex());
}
