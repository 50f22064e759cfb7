import 'server-only';
import { publicRead } from '@/server/db/client';
import { paths } from '@/shared/addresses/paths';
import { findMostRead } from './repository';

const MOST_READ = 100;

/** Addresses of the listed guides that are read most, these first. */
export async function listMostRead(): Promise<string[]> {
  const projects = await publicRead(() => findMostRead(MOST_READ));
  return projects.map(({ projectUid }) => paths.project(projectUid));
}
