import { eventsOf } from '#contract/kit/event.ts'
import { Id, List, Type } from '#contract/kit/schema.ts'
import { AccessReviewStatus, ReviewItemStatus } from './states.ts'

/** Accounts that receive a message, and how many items wait for holders of the permission. */
const waiting = { name: Type.String(), dueOn: Type.String(), to: List(Id, 20_000), unassigned: Type.Integer() }
const ofItem = { reviewId: Id, userId: Id, roleName: Type.String(), reviewName: Type.String() }

export const accessReviewsEvents = {
  ...eventsOf('accessReview', AccessReviewStatus, {
    opened: { ...waiting, items: Type.Integer() },
    reminded: waiting,
    closed: {
      name: Type.String(),
      digest: Type.String({ description: 'SHA-256 of the canonical result' }),
      items: Type.Integer(),
      kept: Type.Integer(),
      revoked: Type.Integer(),
      ended: Type.Integer(),
      undecided: Type.Integer(),
    },
  }),
  ...eventsOf('reviewItem', ReviewItemStatus, { kept: ofItem, revoked: ofItem, ended: ofItem }),
}
