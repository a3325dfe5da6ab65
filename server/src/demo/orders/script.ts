import * as acts from './acts.ts'
import type { Course } from './demoOrder.ts'
import type { Act } from './scene.ts'

/** One act, and about how many hours after the one before. */
export type Step = readonly [hours: number, act: Act]

const approved: readonly Step[] = [
  [4, acts.approve],
  [3, acts.approve],
  [3, acts.approve],
]
const accepted: readonly Step[] = [...approved, [4, acts.accept]]
const shippedInPart: readonly Step[] = [...accepted, [26, acts.shipPart]]
const shipped: readonly Step[] = [...accepted, [28, acts.shipRest]]
const received: readonly Step[] = [...shipped, [46, acts.receiveAll]]
const commented: Step = [40, acts.comment]

/** What happens to an order from its submission on. */
export const scripts: Readonly<Record<Course, readonly Step[]>> = {
  waiting: [],
  agreedOnce: [[3, acts.approve]],
  rejected: [[5, acts.reject]],
  withdrawn: [[2, acts.withdraw]],
  sent: approved,
  proposed: [...approved, [6, acts.propose]],
  refused: [...approved, [6, acts.refuse]],
  accepted,
  cancelRequested: [...accepted, [8, acts.requestCancel]],
  cancelAgreed: [...accepted, [8, acts.requestCancel], [16, acts.agreeCancel]],
  partlyShipped: shippedInPart,
  shipped,
  partlyReceived: [...shipped, [40, acts.receiveFirst]],
  received,
  completed: [...received, commented],
  inTwoParcels: [...shippedInPart, [44, acts.receiveAll], [30, acts.shipRest], [46, acts.receiveAll], commented],
  partlyReturned: [...shipped, [46, acts.receiveDamaged], commented],
  shortClosed: [...shippedInPart, [44, acts.receiveAll], [50, acts.shortClose]],
  cancelled: [[2, acts.cancel]],
  refusedAndCancelled: [...approved, [6, acts.refuse], [20, acts.cancel]],
}
