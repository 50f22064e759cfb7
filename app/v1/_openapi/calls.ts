import * as authConfirmEmail from '../auth/confirm-email/route';
import * as authForgotPassword from '../auth/forgot-password/route';
import * as authLogin from '../auth/login/route';
import * as authLoginProvider from '../auth/login/[provider]/route';
import * as authLogout from '../auth/logout/route';
import * as authRefresh from '../auth/refresh/route';
import * as authRegister from '../auth/register/route';
import * as authResetPassword from '../auth/reset-password/route';
import * as authUnsubscribe from '../auth/unsubscribe/route';
import * as contact from '../contact/route';
import * as dashboardAnalyticsLanguages from '../dashboard/analytics/languages/route';
import * as dashboardAnalyticsDevices from '../dashboard/analytics/devices/route';
import * as dashboardAnalytics from '../dashboard/analytics/route';
import * as dashboardAnalyticsDays from '../dashboard/analytics/days/route';
import * as dashboardProjects from '../dashboard/projects/route';
import * as dashboardProjectsId from '../dashboard/projects/[id]/route';
import * as dashboardProjectsIdAnalyticsLanguages from '../dashboard/projects/[id]/analytics/languages/route';
import * as dashboardProjectsIdAnalyticsDevices from '../dashboard/projects/[id]/analytics/devices/route';
import * as dashboardProjectsIdAnalytics from '../dashboard/projects/[id]/analytics/route';
import * as dashboardProjectsIdAnalyticsDays from '../dashboard/projects/[id]/analytics/days/route';
import * as dashboardProjectsIdAnalyticsSteps from '../dashboard/projects/[id]/analytics/steps/route';
import * as dashboardProjectsIdArchive from '../dashboard/projects/[id]/archive/route';
import * as dashboardProjectsIdDuplicate from '../dashboard/projects/[id]/duplicate/route';
import * as dashboardProjectsIdFaq from '../dashboard/projects/[id]/faq/route';
import * as dashboardProjectsIdFaqQuestionId from '../dashboard/projects/[id]/faq/[questionId]/route';
import * as dashboardProjectsIdFaqQuestionIdDuplicate from '../dashboard/projects/[id]/faq/[questionId]/duplicate/route';
import * as dashboardProjectsIdFaqQuestionIdRestore from '../dashboard/projects/[id]/faq/[questionId]/restore/route';
import * as dashboardProjectsIdFaqSort from '../dashboard/projects/[id]/faq/sort/route';
import * as dashboardProjectsIdFeedback from '../dashboard/projects/[id]/feedback/route';
import * as dashboardProjectsIdFeedbackFeedbackId from '../dashboard/projects/[id]/feedback/[feedbackId]/route';
import * as dashboardProjectsIdPublish from '../dashboard/projects/[id]/publish/route';
import * as dashboardProjectsIdReports from '../dashboard/projects/[id]/reports/route';
import * as dashboardProjectsIdReportsReportId from '../dashboard/projects/[id]/reports/[reportId]/route';
import * as dashboardProjectsIdRestore from '../dashboard/projects/[id]/restore/route';
import * as dashboardProjectsIdSteps from '../dashboard/projects/[id]/steps/route';
import * as dashboardProjectsIdStepsStepId from '../dashboard/projects/[id]/steps/[stepId]/route';
import * as dashboardProjectsIdStepsStepIdDuplicate from '../dashboard/projects/[id]/steps/[stepId]/duplicate/route';
import * as dashboardProjectsIdStepsStepIdRestore from '../dashboard/projects/[id]/steps/[stepId]/restore/route';
import * as dashboardProjectsIdStepsSort from '../dashboard/projects/[id]/steps/sort/route';
import * as dashboardProjectsIdUnarchive from '../dashboard/projects/[id]/unarchive/route';
import * as dashboardProjectsIdUnpublish from '../dashboard/projects/[id]/unpublish/route';
import * as dashboardSignUrlUploadKey from '../dashboard/sign-url/[uploadKey]/route';
import * as dashboardSuggestions from '../dashboard/suggestions/route';
import * as dashboardUser from '../dashboard/user/route';
import * as dashboardUserConfirmation from '../dashboard/user/confirmation/route';
import * as dashboardUserExport from '../dashboard/user/export/route';
import * as dashboardUserSessions from '../dashboard/user/sessions/route';
import * as dashboardUserSessionsSessionId from '../dashboard/user/sessions/[sessionId]/route';
import * as oembed from '../oembed/route';
import * as projects from '../projects/route';
import * as projectsFilters from '../projects/filters/route';
import * as projectsId from '../projects/[id]/route';
import * as projectsIdAnalytics from '../projects/[id]/analytics/route';
import * as projectsIdFeedback from '../projects/[id]/feedback/route';
import * as projectsIdStepsStepIdReport from '../projects/[id]/steps/[stepId]/report/route';
import * as projectsIdView from '../projects/[id]/view/route';
import * as withdraw from '../withdraw/route';
import type { RouteHandler } from '../_lib/route';
import type { CallWords } from './operation';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Calls = Record<string, [Partial<Record<Method, RouteHandler>>, Partial<Record<Method, CallWords>>]>;

/** Every call of the API in words, by group and address; what each takes and answers is told by the call itself. */
export const CALLS: Record<string, Calls> = {
  Accounts: {
    '/auth/register': [authRegister, {
      POST: { summary: 'Makes an account.', errors: ['email_taken', 'too_many_requests'] },
    }],
    '/auth/login': [authLogin, {
      POST: { summary: 'Signs in with e-mail and password.', errors: ['wrong_credentials', 'too_many_requests'] },
    }],
    '/auth/login/{provider}': [authLoginProvider, {
      POST: { summary: 'Signs in with the token of a provider: google (an id token) or facebook (an access token).', errors: ['provider_refused', 'provider_email_taken', 'provider_email_missing', 'provider_not_configured', 'provider_unreachable', 'too_many_requests'] },
    }],
    '/auth/refresh': [authRefresh, {
      POST: { summary: 'Exchanges a refresh token for new tokens; each works once.', errors: ['session_ended', 'refresh_race'] },
    }],
    '/auth/logout': [authLogout, {
      POST: { summary: 'Ends the session of a refresh token.' },
    }],
    '/auth/forgot-password': [authForgotPassword, {
      POST: { summary: 'Sends a mail with a link for a new password, if there is such an account.', errors: ['too_many_requests'] },
    }],
    '/auth/reset-password': [authResetPassword, {
      POST: { summary: 'Sets a new password with the token of that mail, and ends all sessions.', errors: ['invalid_token'] },
    }],
    '/auth/confirm-email': [authConfirmEmail, {
      POST: { summary: 'Confirms an e-mail with the token of the confirmation mail.', errors: ['invalid_token'] },
    }],
    '/auth/unsubscribe': [authUnsubscribe, {
      GET: { summary: 'Leads to the page that ends the daily mail; changes nothing.' },
      POST: { summary: 'Ends the daily mail with the token of its link; any body will do.', errors: ['invalid_token'] },
    }],
  },
  Account: {
    '/dashboard/user': [dashboardUser, {
      GET: { summary: 'The account with its creator.' },
      PATCH: { summary: "Changes the name, the creator's profile and pictures, the settings, or the password.", errors: ['wrong_credentials', 'fresh_sign_in_required', 'upload_not_allowed'] },
      DELETE: { summary: 'Deletes the account with all its projects and files.', errors: ['wrong_credentials', 'fresh_sign_in_required'] },
    }],
    '/dashboard/user/confirmation': [dashboardUserConfirmation, {
      POST: { summary: 'Sends the confirmation mail again.', errors: ['too_many_requests'] },
    }],
    '/dashboard/user/export': [dashboardUserExport, {
      GET: { summary: 'Everything held about the account, as one JSON document.', errors: ['too_many_requests'] },
    }],
    '/dashboard/user/sessions': [dashboardUserSessions, {
      GET: { summary: 'The sessions of the account.' },
      DELETE: { summary: 'Ends the other sessions, or all of them.' },
    }],
    '/dashboard/user/sessions/{sessionId}': [dashboardUserSessionsSessionId, {
      DELETE: { summary: 'Ends one session.' },
    }],
  },
  Projects: {
    '/dashboard/projects': [dashboardProjects, {
      GET: { summary: "A page of one's own projects." },
      POST: { summary: 'Makes a project.', errors: ['too_many_projects'] },
    }],
    '/dashboard/projects/{id}': [dashboardProjectsId, {
      GET: { summary: "One's own project with its steps and questions." },
      PATCH: { summary: 'Changes a project, its picture, or what the picture shows.', errors: ['stale_version', 'upload_not_allowed'] },
      DELETE: { summary: 'Deletes a project; it can be restored for ten minutes.' },
    }],
    '/dashboard/projects/{id}/restore': [dashboardProjectsIdRestore, {
      POST: { summary: 'Brings a deleted project back.' },
    }],
    '/dashboard/projects/{id}/duplicate': [dashboardProjectsIdDuplicate, {
      POST: { summary: 'Makes a full unpublished copy of a project.', errors: ['too_many_projects'] },
    }],
    '/dashboard/projects/{id}/publish': [dashboardProjectsIdPublish, {
      PATCH: { summary: 'Publishes a project.', errors: ['no_steps', 'archived', 'email_unconfirmed'] },
    }],
    '/dashboard/projects/{id}/unpublish': [dashboardProjectsIdUnpublish, {
      PATCH: { summary: 'Takes a project from the public.' },
    }],
    '/dashboard/projects/{id}/archive': [dashboardProjectsIdArchive, {
      PATCH: { summary: 'Puts a project away; it leaves the public at once.' },
    }],
    '/dashboard/projects/{id}/unarchive': [dashboardProjectsIdUnarchive, {
      PATCH: { summary: 'Takes a project out of the archive; it is unpublished then.' },
    }],
    '/dashboard/suggestions': [dashboardSuggestions, {
      GET: { summary: 'What one wrote in earlier projects: brands, categories, tags, tools and parts.' },
    }],
  },
  Steps: {
    '/dashboard/projects/{id}/steps': [dashboardProjectsIdSteps, {
      POST: { summary: 'Adds a step (type 1) or a chapter (type 2) at the end.', errors: ['too_many_steps', 'upload_not_allowed'] },
    }],
    '/dashboard/projects/{id}/steps/{stepId}': [dashboardProjectsIdStepsStepId, {
      PATCH: { summary: 'Changes a step or a chapter.', errors: ['stale_version', 'upload_not_allowed'] },
      DELETE: { summary: 'Deletes a step; it can be restored for ten minutes.', errors: ['last_step'] },
    }],
    '/dashboard/projects/{id}/steps/{stepId}/duplicate': [dashboardProjectsIdStepsStepIdDuplicate, {
      POST: { summary: 'Copies a step to the place behind it.', errors: ['too_many_steps'] },
    }],
    '/dashboard/projects/{id}/steps/{stepId}/restore': [dashboardProjectsIdStepsStepIdRestore, {
      POST: { summary: 'Brings a deleted step back to its place.', errors: ['too_many_steps'] },
    }],
    '/dashboard/projects/{id}/steps/sort': [dashboardProjectsIdStepsSort, {
      PATCH: { summary: 'Puts the steps in order; all of them must be named once.' },
    }],
  },
  Questions: {
    '/dashboard/projects/{id}/faq': [dashboardProjectsIdFaq, {
      POST: { summary: 'Adds a question with its answer.', errors: ['too_many_questions'] },
    }],
    '/dashboard/projects/{id}/faq/{questionId}': [dashboardProjectsIdFaqQuestionId, {
      PATCH: { summary: 'Changes a question.', errors: ['stale_version'] },
      DELETE: { summary: 'Deletes a question; it can be restored for ten minutes.' },
    }],
    '/dashboard/projects/{id}/faq/{questionId}/duplicate': [dashboardProjectsIdFaqQuestionIdDuplicate, {
      POST: { summary: 'Copies a question to the place behind it.', errors: ['too_many_questions'] },
    }],
    '/dashboard/projects/{id}/faq/{questionId}/restore': [dashboardProjectsIdFaqQuestionIdRestore, {
      POST: { summary: 'Brings a deleted question back to its place.', errors: ['too_many_questions'] },
    }],
    '/dashboard/projects/{id}/faq/sort': [dashboardProjectsIdFaqSort, {
      PATCH: { summary: 'Puts the questions in order; all of them must be named once.' },
    }],
  },
  Pictures: {
    '/dashboard/sign-url/{uploadKey}': [dashboardSignUrlUploadKey, {
      POST: { summary: 'Signs an upload; the bytes then go by PUT to the address in the answer. `uploadKey` is project, step, avatar or cover.', errors: ['too_many_uploads'] },
    }],
  },
  'What readers sent': {
    '/dashboard/projects/{id}/feedback': [dashboardProjectsIdFeedback, {
      GET: { summary: 'A page of the feedback on a project, with averages over all of the filter.', hasTable: true },
    }],
    '/dashboard/projects/{id}/feedback/{feedbackId}': [dashboardProjectsIdFeedbackFeedbackId, {
      PATCH: { summary: 'Marks a feedback as new (1) or read (2).' },
    }],
    '/dashboard/projects/{id}/reports': [dashboardProjectsIdReports, {
      GET: { summary: 'The reports on a project, step by step.', hasTable: true },
    }],
    '/dashboard/projects/{id}/reports/{reportId}': [dashboardProjectsIdReportsReportId, {
      PATCH: { summary: 'Marks a report as new (1) or read (2).' },
    }],
  },
  Figures: {
    '/dashboard/projects/{id}/analytics': [dashboardProjectsIdAnalytics, {
      GET: { summary: 'What the readers of a project did, and a page of the visits.', hasTable: true },
    }],
    '/dashboard/projects/{id}/analytics/languages': [dashboardProjectsIdAnalyticsLanguages, {
      GET: { summary: 'In which languages the visits of a project were.', hasTable: true },
    }],
    '/dashboard/projects/{id}/analytics/devices': [dashboardProjectsIdAnalyticsDevices, {
      GET: { summary: 'On what devices the visits of a project were.', hasTable: true },
    }],
    '/dashboard/projects/{id}/analytics/days': [dashboardProjectsIdAnalyticsDays, {
      GET: { summary: 'Views and visits of a project on each UTC day.', hasTable: true },
    }],
    '/dashboard/projects/{id}/analytics/steps': [dashboardProjectsIdAnalyticsSteps, {
      GET: { summary: 'How many visits reached and left each step, and how long they stayed.', hasTable: true },
    }],
    '/dashboard/analytics': [dashboardAnalytics, {
      GET: { summary: "What the readers of all of one's projects did, and a page of the projects.", hasTable: true },
    }],
    '/dashboard/analytics/languages': [dashboardAnalyticsLanguages, {
      GET: { summary: "In which languages the visits of all of one's projects were.", hasTable: true },
    }],
    '/dashboard/analytics/devices': [dashboardAnalyticsDevices, {
      GET: { summary: "On what devices the visits of all of one's projects were.", hasTable: true },
    }],
    '/dashboard/analytics/days': [dashboardAnalyticsDays, {
      GET: { summary: "Views and visits of all of one's projects on each UTC day.", hasTable: true },
    }],
  },
  Readers: {
    '/projects': [projects, {
      GET: { summary: 'A page of the published public projects; `name` searches them.' },
    }],
    '/projects/filters': [projectsFilters, {
      GET: { summary: 'What one can choose among the hits of a search: languages, categories and tags with their numbers.' },
    }],
    '/projects/{id}': [projectsId, {
      GET: { summary: 'A published project with its steps and questions.', errors: ['project_not_found'] },
    }],
    '/projects/{id}/view': [projectsIdView, {
      POST: { summary: 'Registers a view: one a visitor in 30 minutes.', errors: ['project_not_found', 'too_many_requests'] },
    }],
    '/projects/{id}/feedback': [projectsIdFeedback, {
      POST: { summary: 'Sends what one thinks of a project.', errors: ['project_not_found'] },
    }],
    '/projects/{id}/steps/{stepId}/report': [projectsIdStepsStepIdReport, {
      POST: { summary: 'Reports what is wrong with a step.', errors: ['project_not_found'] },
    }],
    '/projects/{id}/analytics': [projectsIdAnalytics, {
      POST: { summary: 'Tells how long a visit and its steps took; a later record of the same `sessionId` replaces the earlier.', errors: ['project_not_found'] },
    }],
    '/withdraw': [withdraw, {
      POST: { summary: 'Takes back a feedback or a report with the token of the mail that confirmed it.', errors: ['invalid_token'] },
    }],
    '/contact': [contact, {
      POST: { summary: 'Writes to those who run this installation.' },
    }],
    '/oembed': [oembed, {
      GET: { summary: 'How another site shows a guide, by the address of its page (oEmbed).', errors: ['project_not_found', 'format_unsupported'] },
    }],
  },
};
