import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { decidingOf } from './item.service.ts'
import { toDecide } from './item.store.ts'
import { accessReviewsMessages } from './messages.ts'
import { reviewRoutes } from './review.routes.ts'
import { noteEndedRoles, watchReviews } from './review.service.ts'

/** Access reviews: the roles that people hold are looked at from time to time, by somebody else. */
export const accessReviews: Module = {
  routes: reviewRoutes,
  listeners: { 'account.rolesChanged': noteEndedRoles, 'account.disabled': noteEndedRoles },
  jobs: [everyTenant({ name: 'accessReviews.watch', everySeconds: 3600, run: watchReviews })],
  messages: accessReviewsMessages,
  workbench: {
    todos: { 'accessReview.decide': (db, actor, span) => toDecide(db, { ...span, ...decidingOf(actor) }) },
  },
}
