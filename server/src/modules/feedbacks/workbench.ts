import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { toAnswer } from './workbench.store.ts'

/** Workbench data of feedback. */
export const feedbacksSources: WorkbenchSources = {
  todos: { 'feedback.answer': (db, _actor, span) => toAnswer(db, { ...span }) },
}
