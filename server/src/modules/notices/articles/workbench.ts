import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { toReview } from './workbench.store.ts'

/** Workbench data of announcements. */
export const noticesSources: WorkbenchSources = {
  todos: { 'article.review': (db, { personId }, span) => toReview(db, { ...span, personId }) },
}
