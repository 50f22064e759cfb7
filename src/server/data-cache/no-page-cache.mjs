/** In place of Next's cache of whole pages: finished pages are kept by the HTTP front, which learns at once what has changed. */
export default class NoPageCache {
  async get() {
    return null;
  }
  async set() {}
  async revalidateTag() {}
  resetRequestCache() {}
}
