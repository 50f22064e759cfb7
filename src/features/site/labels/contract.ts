import { contract } from '@/shared/http/contract';
import {
  labelChangeInput,
  labelChangeList,
  labelChangesQuery,
  labelChangeView,
  labelList,
  labelsQuery,
} from './schema';

export const siteLabelCalls = {
  list: contract({
    method: 'GET',
    path: '/site/labels',
    scope: 'operate',
    summary: 'A page of the tags or categories of published guides, the most used first.',
    query: labelsQuery,
    answer: labelList,
  }),
  changes: contract({
    method: 'GET',
    path: '/site/labels/changes',
    scope: 'operate',
    summary: 'A page of the changes of labels over all guides of 30 days, the newest first.',
    query: labelChangesQuery,
    answer: labelChangeList,
  }),
  change: contract({
    method: 'POST',
    path: '/site/labels/changes',
    scope: 'operate',
    needsProof: true,
    summary: 'Renames, merges or removes tags or categories in all published guides.',
    description:
      'Each guide gets a new version in the name of the site, beside the answer. Drafts of these guides are changed, too; what else is in them stays unpublished.',
    body: labelChangeInput,
    status: 202,
    answer: labelChangeView,
  }),
  undo: contract({
    method: 'POST',
    path: '/site/labels/changes/{changeId}/undo',
    scope: 'operate',
    summary: 'Gives guides the labels back that such a change has changed, within 24 hours.',
    description: 'Guides whose labels were changed by their people since are left as they are.',
    status: 202,
    answer: labelChangeView,
    errors: ['labels_not_undoable'],
  }),
};
