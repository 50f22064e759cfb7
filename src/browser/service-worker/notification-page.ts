import { worker } from './scope';

/** Focuses the page of a notification, or opens it again if it was closed. */
export async function showPageOf({ data }: Notification): Promise<void> {
  const url = data as string;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === url);
  await (page ? page.focus() : worker.clients.openWindow(url));
}
