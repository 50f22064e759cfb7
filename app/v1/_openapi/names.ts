import { z } from 'zod';
import { creatorView, tokensView, userView } from '@/features/auth/schema';
import { feedbackView, reportView } from '@/features/feedback/schema';
import { localizedTextView, statedTextView } from '@/features/projects/field-schemas';
import { publicQuestionView, questionView } from '@/features/projects/questions/schema';
import {
  projectCard,
  projectSummary,
  projectView,
  publicProject,
} from '@/features/projects/schema';
import { publicStepView, stepView } from '@/features/projects/steps/schema';
import { deliveryView, webhookView } from '@/features/webhooks/schema';
import { pictureView } from '@/shared/pictures/picture';

/** Schemas with a name of their own in the OpenAPI document; the others are inlined. */
export const NAMES = z.registry<{ id: string }>();

const named = {
  Creator: creatorView,
  User: userView,
  Tokens: tokensView,
  Picture: pictureView,
  LocalizedText: localizedTextView,
  StatedText: statedTextView,
  Project: projectView,
  ProjectSummary: projectSummary,
  PublicProject: publicProject,
  ProjectCard: projectCard,
  Step: stepView,
  PublicStep: publicStepView,
  Question: questionView,
  PublicQuestion: publicQuestionView,
  Feedback: feedbackView,
  Report: reportView,
  Webhook: webhookView,
  WebhookDelivery: deliveryView,
};
for (const [id, schema] of Object.entries(named)) NAMES.add(schema, { id });
