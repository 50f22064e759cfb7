const SITES: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'discord.com': 'Discord',
  'discord.gg': 'Discord',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'pinterest.com': 'Pinterest',
  'reddit.com': 'Reddit',
  't.me': 'Telegram',
  'telegram.me': 'Telegram',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitch.tv': 'Twitch',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
};

/** The name of the site of a URL: a well-known name, else its host. */
export function socialSite(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  // 'm.facebook.com' and 'br.pinterest.com' are the same sites.
  return SITES[host] ?? SITES[host.split('.').slice(-2).join('.')] ?? host;
}

/** A unique name for each URL: two accounts on one site are distinguished by their paths. */
export function socialNames(addresses: readonly string[]): { address: string; name: string }[] {
  const sites = addresses.map(socialSite);
  return addresses.map((address, index) => {
    const site = sites[index] ?? address;
    const isShared = sites.filter((other) => other === site).length > 1;
    const path = new URL(address).pathname.replace(/^\/|\/$/g, '');
    return { address, name: isShared && path ? `${site} (${path})` : site };
  });
}
