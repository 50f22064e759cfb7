import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SiteFrame } from '@/components/layout/site-frame';

export default function NotFound() {
  return <SiteFrame><NotFoundMessage /></SiteFrame>;
}
