import type { Contract } from '@/shared/http/contract';
import { accountCalls } from './account/contract';
import { secondFactorCalls } from './account/second-factor/contract';
import { analyticsCalls, visitCalls } from './analytics/contract';
import { authCalls } from './auth/contract';
import { tokenCalls } from './auth/personal-tokens/contract';
import { contactCalls } from './contact/contract';
import { exploreCalls } from './explore/contract';
import { feedbackCalls, inboxCalls } from './feedback/contract';
import { peopleCalls } from './people/contract';
import { projectCalls, publicProjectCalls } from './projects/contract';
import { binCalls } from './projects/bin/contract';
import { previewCalls } from './projects/preview/contract';
import { questionCalls } from './projects/questions/contract';
import { statementCalls } from './projects/statement/contract';
import { stepCalls } from './projects/steps/contract';
import { publicVersionCalls, versionCalls } from './projects/versions/contract';
import { commentCalls, reviewCalls } from './reviews/contract';
import { figuresCalls } from './site/figures/contract';
import { siteGuideCalls } from './site/guides/contract';
import { siteLabelCalls } from './site/labels/contract';
import { healthCalls } from './site/health/contract';
import { joiningCalls } from './site/joining/contract';
import { logCalls } from './site/log/contract';
import { siteBackupCalls } from './site/backups/contract';
import { siteMailCalls } from './site/mails/contract';
import { messageCalls } from './site/messages/contract';
import { settingsCalls } from './site/identity/contract';
import { guideReportCalls, siteGuideReportCalls } from '@/features/site/guide-reports/contract';
import { operatorCalls } from './site/operators/contract';
import { siteAccountCalls } from './site/accounts/contract';
import { verifiedCalls } from './site/verified/contract';
import { transferCalls } from './transfer/contract';
import { translationCalls } from './translations/contract';
import { uploadCalls } from './uploads/contract';
import { webhookCalls } from './webhooks/contract';

type ContractGroup = {
  name: string;
  /** The last part of the address of its page. */
  slug: string;
  /** Its purpose, in one sentence. */
  about: string;
  contracts: readonly Contract[];
};

const GROUPS = [
  {
    name: 'Accounts',
    slug: 'accounts',
    about: 'Making an account, signing in and out, and the mails that have to do with it.',
    contracts: Object.values(authCalls),
  },
  {
    name: 'Account',
    slug: 'account',
    about: "The signed-in creator's own account, profile and sessions.",
    contracts: [...Object.values(accountCalls), ...Object.values(secondFactorCalls)],
  },
  {
    name: 'Access tokens',
    slug: 'access-tokens',
    about:
      "Personal access tokens: keys that let a script of one's own do what their scopes say, for at most a year.",
    contracts: Object.values(tokenCalls),
  },
  {
    name: 'People',
    slug: 'people',
    about:
      'Who acts for a workshop besides its owner. Calls are about the workshop that the header `makerstep-workshop` names by the uid of its creator; without it, about the personal one.',
    contracts: Object.values(peopleCalls),
  },
  {
    name: 'Reviews',
    slug: 'reviews',
    about:
      'Who changed a draft, requests to look at it, and approvals of exactly one draft, which workshops may require.',
    contracts: Object.values(reviewCalls),
  },
  {
    name: 'Projects',
    slug: 'projects',
    about: "One's own guides, from the first draft to the archive.",
    contracts: [...Object.values(projectCalls), ...Object.values(statementCalls)],
  },
  {
    name: 'Steps',
    slug: 'steps',
    about: 'The steps and chapters of a guide.',
    contracts: Object.values(stepCalls),
  },
  {
    name: 'Questions',
    slug: 'questions',
    about: 'The questions and answers at the end of a guide.',
    contracts: Object.values(questionCalls),
  },
  {
    name: 'Versions',
    slug: 'versions',
    about:
      'What was published of a guide: versions to compare and to bring back, the draft, and the bin.',
    contracts: [
      ...Object.values(versionCalls),
      ...Object.values(binCalls),
      ...Object.values(previewCalls),
    ],
  },
  {
    name: 'Comments',
    slug: 'comments',
    about: 'Comments of the people of a workshop on its drafts; readers get none of them.',
    contracts: Object.values(commentCalls),
  },
  {
    name: 'Translations',
    slug: 'translations',
    about: 'The texts of a guide as files for translators, and back.',
    contracts: Object.values(translationCalls),
  },
  {
    name: 'Pictures',
    slug: 'pictures',
    about: 'Uploading pictures of guides, steps and profiles.',
    contracts: Object.values(uploadCalls),
  },
  {
    name: 'What readers sent',
    slug: 'messages',
    about: 'Feedback and reports that readers sent, for the creator of the guide.',
    contracts: Object.values(inboxCalls),
  },
  {
    name: 'Figures',
    slug: 'figures',
    about: 'How often guides were viewed and how readers went through them.',
    contracts: Object.values(analyticsCalls),
  },
  {
    name: 'Export and import',
    slug: 'export-and-import',
    about: "One's guides as ZIP files of JSON, Markdown and pictures, and the way back.",
    contracts: Object.values(transferCalls),
  },
  {
    name: 'Readers',
    slug: 'readers',
    about:
      'What everyone may do without an account: find and read guides, and send feedback to their creators.',
    contracts: [
      ...Object.values(exploreCalls),
      ...Object.values(publicProjectCalls),
      ...Object.values(publicVersionCalls),
      ...Object.values(visitCalls),
      ...Object.values(feedbackCalls),
      ...Object.values(contactCalls),
      ...Object.values(guideReportCalls),
    ],
  },
  {
    name: 'Webhooks',
    slug: 'webhooks',
    about:
      'Addresses that receive events, signed by the Standard Webhooks scheme, and their deliveries.',
    contracts: Object.values(webhookCalls),
  },
  {
    name: 'Site',
    slug: 'site',
    about: 'Running an installation, for its operators.',
    contracts: [
      ...Object.values(settingsCalls),
      ...Object.values(operatorCalls),
      ...Object.values(siteAccountCalls),
      ...Object.values(siteGuideCalls),
      ...Object.values(siteLabelCalls),
      ...Object.values(siteGuideReportCalls),
      ...Object.values(joiningCalls),
      ...Object.values(logCalls),
      ...Object.values(messageCalls),
      ...Object.values(verifiedCalls),
      ...Object.values(siteMailCalls),
      ...Object.values(siteBackupCalls),
      ...Object.values(healthCalls),
      ...Object.values(figuresCalls),
    ],
  },
] satisfies readonly ContractGroup[];

/** One call of the API. */
export type ApiContract = (typeof GROUPS)[number]['contracts'][number];

/** Every call of the API, by group as in its documentation. */
export const CONTRACT_GROUPS: readonly ContractGroup[] = GROUPS;

export const CONTRACTS: readonly Contract[] = CONTRACT_GROUPS.flatMap(({ contracts }) => contracts);
