import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { toReview } from './workbench.store.ts'

/** Workbench data of announcements. */
export const noticesSources: WorkbenchSources = {
  todos: { 'article.review': (sql, { personId }, span) => toReview(sql, { ...span, personId }) },
}
