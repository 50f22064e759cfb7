import { guideReportCalls } from '@/features/site/guide-reports/contract';
import { countGuideReport, sendGuideReport } from '@/features/site/server/guide-reports/service';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    guideReportCalls.send,
    async ({ params, body, visitor }) => {
      await sendGuideReport(params.id, body, visitor);
      return {};
    },
    { limit: countGuideReport },
  ),
});
