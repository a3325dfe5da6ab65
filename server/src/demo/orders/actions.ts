import type { Input } from '#contract/kit/route.ts'
import type { moveOrder as moveRoute } from '#contract/ordering/orderMoves.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import {
  approveOrder,
  createComment,
  createDelivery,
  createInspection,
  createReceipt,
  moveOrder,
  replyComment,
} from '#modules/ordering/index.ts'
import { later } from '../projects/timetable.ts'
import { type Action, linesOf, openDelivery, openInspection, type OrderRun, sellerOf, stateOf } from './orderRun.ts'
import * as words from './words.ts'

type Move = Input<typeof moveRoute>
type By = 'buyer' | 'seller'

const actingAt = (actor: Actor, now: Date): Actor => ({ ...actor, now })

/** Transition by the buyer or the supplier. */
const move =
  (
    by: By,
    action: Move['action'],
    more: (run: OrderRun, at: Date, expectedOn: string) => Partial<Move> = () => ({}),
  ): Action =>
  async (run, at, orderId) => {
    const actor = by === 'buyer' ? run.buyer : await sellerOf(run, orderId)
    const { expected_on: expectedOn } = await stateOf(run, orderId)
    await moveOrder(run.tx, actingAt(actor, at), { orderId, action, ...more(run, at, expectedOn) })
  }
const withReason = (reason: string) => () => ({ reason })

async function decide(run: OrderRun, at: Date, orderId: string, decision: 'agree' | 'reject', reason: string) {
  const { version, approvers } = await stateOf(run, orderId)
  const approver = approvers.map((id) => run.actors.byId(id)).find((each) => each !== undefined)
  if (approver) await approveOrder(run.tx, actingAt(approver, at), { orderId, version, decision, reason })
}

/** The approver of the next step agrees; small orders have none. */
export const approve: Action = (run, at, orderId) => decide(run, at, orderId, 'agree', run.random.pick(words.opinions))
export const reject: Action = (run, at, orderId) => decide(run, at, orderId, 'reject', words.rejection)

const daysToShip = 3
/** The promised date is at the latest the buyer's requested date. */
export const accept = move('seller', 'accept', (_scene, at, expectedOn) => {
  const promisedDay = dayOf(later(at, daysToShip * 24))
  return { promisedDate: promisedDay < expectedOn ? promisedDay : expectedOn }
})
export const propose = move('seller', 'propose', (_scene, at) => ({
  promisedDate: dayOf(later(at, 14 * 24)),
  reason: words.delay,
}))
export const refuse = move('seller', 'refuse', withReason(words.refusal))
export const agreeCancel = move('seller', 'agreeCancel')
export const withdraw = move('buyer', 'withdraw')
export const cancel = move('buyer', 'cancel', withReason(words.noNeed))
export const requestCancel = move('buyer', 'requestCancel', withReason(words.noNeed))
export const shortClose = move('buyer', 'shortClose', withReason(words.shortage))

const ship =
  (isPart: boolean): Action =>
  async (run, at, orderId) => {
    const { random, place, tx } = run
    const seller = await sellerOf(run, orderId)
    const all = await linesOf(run, orderId)
    const lines = all.slice(0, Math.ceil(all.length / 2)).map(({ id, quantity }) => ({ orderLineId: id, quantity }))
    await createDelivery(tx, actingAt(seller, at), {
      orderId,
      carrier: random.pick(words.carriers),
      trackingNo: `YD${dayOf(at).replaceAll('-', '')}${String(place * 7 + random.whole(0, 6)).padStart(5, '0')}`,
      packages: random.whole(1, 3),
      etaDate: dayOf(later(at, 48)),
      ...(isPart ? { lines } : {}),
    })
  }
export const shipPart = ship(true)
export const shipRest = ship(false)

/** Receives the open delivery: completely, only its first lines, or with one rejected piece. */
const receive =
  (how: 'all' | 'first' | 'damaged'): Action =>
  async (run, at, orderId) => {
    const { id, lines } = await openDelivery(run, orderId)
    const taken = how === 'first' ? lines.slice(0, Math.ceil(lines.length / 2)) : lines
    await createReceipt(run.tx, actingAt(run.buyer, at), {
      deliveryId: id,
      lines: taken.map(({ orderLineId, quantity }, index) =>
        how === 'damaged' && index === 0
          ? { orderLineId, accepted: quantity - 1, rejected: 1, reason: words.damage }
          : { orderLineId, accepted: quantity },
      ),
    })
  }
export const receiveAll = receive('all')
export const receiveFirst = receive('first')
export const receiveDamaged = receive('damaged')

/** An inspector decides on the first line in inspection: one piece is rejected, the others are accepted. */
export const inspect: Action = async (run, at, orderId) => {
  const [first] = await openInspection(run, orderId)
  const inspector = run.actors.receivers.find(({ deptId }) => run.buyer.deptPath.includes(deptId))
  if (!first || !inspector) return
  await createInspection(run.tx, actingAt(inspector, at), {
    receiptId: first.receiptId,
    lines: [
      {
        orderLineId: first.orderLineId,
        accepted: first.quantity - 1,
        rejected: 1,
        reason: words.inspection,
      },
    ],
  })
}

export const comment: Action = async (run, at, orderId) => {
  const { random, tx } = run
  const [score, service, logistics, text] = random.pick(words.reviews)
  const lines = (await linesOf(run, orderId)).map(({ id }, index) => ({
    orderLineId: id,
    score: index === 0 ? score : Math.min(5, score + 1),
    text: index === 0 ? text : '',
  }))
  const made = await createComment(tx, actingAt(run.buyer, at), {
    orderId,
    service,
    logistics,
    anonymous: random.chance(0.2),
    lines,
  })
  if (random.chance(0.4)) await replyComment(tx, actingAt(await sellerOf(run, orderId), at), made[0]!.id, words.reply)
}
