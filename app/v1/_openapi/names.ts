import { z } from 'zod';
import { creatorView, tokensView, userView } from '@/features/auth/schema';
import { feedbackView, reportView } from '@/features/feedback/schema';
import { localizedTextView, statedTextView } from '@/features/projects/field-schemas';
import {
  changedQuestion,
  publicQuestionView,
  questionView,
} from '@/features/projects/questions/schema';
import { projectCard, projectSummary, ownProject, publicProject } from '@/features/projects/schema';
import { changedStep, publicStepView, stepView } from '@/features/projects/steps/schema';
import { actDetail } from '@/features/site/log/schema';
import { deliveryView, webhookView } from '@/features/webhooks/schema';
import { pictureView } from '@/shared/pictures/picture';

/** Schemas with a name of their own in the OpenAPI document; the others are inlined. */
export const NAMES = z.registry<{ id: string }>();

const named = {
  JsonValue: actDetail,
  Creator: creatorView,
  User: userView,
  Tokens: tokensView,
  Picture: pictureView,
  LocalizedText: localizedTextView,
  StatedText: statedTextView,
  Project: ownProject,
  ProjectSummary: projectSummary,
  PublicProject: publicProject,
  ProjectCard: projectCard,
  Step: stepView,
  ChangedStep: changedStep,
  PublicStep: publicStepView,
  Question: questionView,
  ChangedQuestion: changedQuestion,
  PublicQuestion: publicQuestionView,
  Feedback: feedbackView,
  Report: reportView,
  Webhook: webhookView,
  WebhookDelivery: deliveryView,
};
for (const [id, schema] of Object.entries(named)) NAMES.add(schema, { id });
