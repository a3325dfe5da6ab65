import type { ReturnKind, ReturnReason } from '#contract/ordering/returns/return.ts'
import * as actions from './actions.ts'
import * as returns from './returns.ts'
import type { Course } from './demoOrder.ts'
import type { Action } from './orderRun.ts'

/** Action, with the average hours since the previous one. */
export type Step = readonly [hours: number, act: Action]

const approved: readonly Step[] = [
  [4, actions.approve],
  [3, actions.approve],
  [3, actions.approve],
]
const accepted: readonly Step[] = [...approved, [4, actions.accept]]
const shippedInPart: readonly Step[] = [...accepted, [26, actions.shipPart]]
const shipped: readonly Step[] = [...accepted, [28, actions.shipRest]]
const received: readonly Step[] = [...shipped, [46, actions.receiveAll]]
const commented: Step = [40, actions.comment]

const agreedReturn = (kind: ReturnKind, reason: ReturnReason): readonly Step[] => [
  ...received,
  [10, returns.request(kind, reason)],
  [9, returns.agree],
]
const disputed: readonly Step[] = [
  ...received,
  [10, returns.request('refund', 'quality')],
  [7, returns.refuse],
  [12, returns.appeal],
]

/** Actions after the submission of an order. */
export const courses: Readonly<Record<Course, readonly Step[]>> = {
  waiting: [],
  agreedOnce: [[3, actions.approve]],
  rejected: [[5, actions.reject]],
  withdrawn: [[2, actions.withdraw]],
  sent: approved,
  proposed: [...approved, [6, actions.propose]],
  refused: [...approved, [6, actions.refuse]],
  accepted,
  cancelRequested: [...accepted, [8, actions.requestCancel]],
  cancelAgreed: [...accepted, [8, actions.requestCancel], [16, actions.agreeCancel]],
  partlyShipped: shippedInPart,
  shipped,
  partlyReceived: [...shipped, [40, actions.receiveFirst]],
  received,
  completed: [...received, commented],
  inTwoParcels: [
    ...shippedInPart,
    [44, actions.receiveAll],
    [30, actions.shipRest],
    [46, actions.receiveAll],
    commented,
  ],
  partlyReturned: [...shipped, [46, actions.receiveDamaged], commented],
  shortClosed: [...shippedInPart, [44, actions.receiveAll], [50, actions.shortClose]],
  cancelled: [[2, actions.cancel]],
  refusedAndCancelled: [...approved, [6, actions.refuse], [20, actions.cancel]],
  returnRequested: [...received, [10, returns.request('refund', 'quality')]],
  returnAgreed: [...agreedReturn('refund', 'notAsDescribed')],
  returnSent: [...agreedReturn('refund', 'wrong'), [8, returns.sendBack]],
  returnOffered: [...received, [10, returns.request('refund', 'quality')], [9, returns.offer]],
  returnRefused: [...received, [10, returns.request('refund', 'other')], [7, returns.refuse]],
  returnDisputed: [...disputed],
  returnReplaced: [
    ...agreedReturn('exchange', 'damaged'),
    [8, returns.sendBack],
    [20, returns.takeBack],
    [9, returns.shipAgain],
  ],
  returnRefunded: [...agreedReturn('refund', 'quality'), [20, returns.sendBack], [40, returns.takeBack], commented],
  returnAllowed: [...received, [10, returns.request('allowance', 'damaged')], [9, returns.agree], commented],
  returnExchanged: [
    ...agreedReturn('exchange', 'wrong'),
    [20, returns.sendBack],
    [40, returns.takeBack],
    [12, returns.shipAgain],
    [40, returns.receiveAgain],
    commented,
  ],
  returnWaiting: [...received, [10, returns.requestAll]],
  inInspection: received,
  inspectedInPart: [...received, [14, actions.inspect]],
  returnDecided: [...disputed, [30, returns.decide], [12, returns.sendBack], [40, returns.takeBack], commented],
}
