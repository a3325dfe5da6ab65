import type { ReturnKind, ReturnReason } from '#contract/ordering/returns/return.ts'
import type { Actor } from '#kit/actor.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import {
  agreeReturn,
  createReturn,
  decideReturn,
  moveReturn,
  offerReturn,
  refuseReturn,
  returnApproval,
  sendReturn,
  shipReplacement,
  takeReturn,
} from '#modules/ordering/index.ts'
import { type Action, linesOf, type OrderRun, sellerOf } from './orderRun.ts'
import * as words from './words.ts'

const actingAt = (actor: Actor, now: Date): Actor => ({ ...actor, now })

const current = sqlQuery(
  'demo.returnOfOrder',
  `select r.id, r.version, (select json_agg(json_build_object('orderLineId', l.order_line_id::text, 'quantity', l.quantity))
     from ordering.return_lines l where l.tenant_id = r.tenant_id and l.return_id = r.id) as lines
   from ordering.returns r where r.order_id = $orderId order by r.id desc limit 1`,
).narrow<{ lines: { orderLineId: string; quantity: number }[] }>()
const returnOf = ({ tx }: OrderRun, orderId: string) => current.one(tx, { orderId })

const approval = sqlQuery(
  'demo.returnApproval',
  `select r.approval_id as "instanceId!", array(
     select t.approver_id::text from approvals.tasks t
     where t.tenant_id = r.tenant_id and t.instance_id = r.approval_id and t.status = 'open') as "approvers!"
   from ordering.returns r where r.order_id = $orderId and r.status = '20'`,
)

/** The first approver agrees, where the return is in approval. */
async function approveRequest({ tx, actors }: OrderRun, at: Date, orderId: string, id: string) {
  const [waiting] = await approval(tx, { orderId })
  const approver = waiting?.approvers.map((userId) => actors.byId(userId)).find((each) => each !== undefined)
  if (!waiting || !approver) return
  const actor = actingAt(approver, at)
  const apply = await returnApproval.lock(tx, actor, id)
  const opinion = words.opinions[0]
  const { instanceId } = waiting
  const { status, events } = await decideApproval(tx, actor, {
    instanceId,
    decision: 'agree',
    opinion,
    docVersion: '1',
  })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}

/** Requests a return for the first line completely; its approval is left open. */
export const requestAll: Action = async (run, at, orderId) => {
  const [line] = await linesOf(run, orderId)
  await createReturn(run.tx, actingAt(run.buyer, at), {
    orderId,
    kind: 'refund',
    reason: 'quality',
    note: words.problems.quality,
    lines: [{ orderLineId: line!.id, quantity: line!.quantity }],
  })
}

/** Requests a return for a part of the first line. */
export const request =
  (kind: ReturnKind, reason: ReturnReason): Action =>
  async (run, at, orderId) => {
    const [line] = await linesOf(run, orderId)
    const quantity = Math.max(1, Math.floor(line!.quantity / 4))
    const id = await createReturn(run.tx, actingAt(run.buyer, at), {
      orderId,
      kind,
      reason,
      note: words.problems[reason],
      lines: [{ orderLineId: line!.id, quantity, ...(kind === 'allowance' ? { amount: '0.50' } : {}) }],
    })
    await approveRequest(run, at, orderId, id)
  }

const bySeller =
  (act: (run: OrderRun, seller: Actor, of: { id: string; version: number }) => Promise<unknown>): Action =>
  async (run, at, orderId) => {
    const { id, version } = await returnOf(run, orderId)
    await act(run, actingAt(await sellerOf(run, orderId), at), { id, version })
  }
const byBuyer =
  (act: (run: OrderRun, buyer: Actor, of: { id: string; version: number }) => Promise<unknown>): Action =>
  async (run, at, orderId) => {
    const { id, version } = await returnOf(run, orderId)
    await act(run, actingAt(run.buyer, at), { id, version })
  }

export const agree = bySeller((run, seller, of) => agreeReturn(run.tx, seller, { ...of, ...words.returnAddress }))
export const refuse = bySeller((run, seller, of) => refuseReturn(run.tx, seller, { ...of, text: words.returnRefusal }))
export const offer = bySeller((run, seller, of) =>
  offerReturn(run.tx, seller, { ...of, kind: 'exchange', reason: words.returnOffer }),
)
export const shipAgain = bySeller((run, seller, of) =>
  shipReplacement(run.tx, seller, { ...of, carrier: words.carriers[0], trackingNo: `SF${run.place}88` }),
)
export const appeal = byBuyer((run, buyer, of) =>
  moveReturn(run.tx, buyer, { ...of, action: 'appeal', text: words.appeal }),
)
export const sendBack = byBuyer((run, buyer, of) =>
  sendReturn(run.tx, buyer, { ...of, carrier: words.carriers[2], trackingNo: `DP${run.place}66` }),
)
export const receiveAgain = byBuyer((run, buyer, of) => moveReturn(run.tx, buyer, { ...of, action: 'receive' }))

/** The supplier takes everything in: the first piece is scrapped, the others go back into stock. */
export const takeBack: Action = async (run, at, orderId) => {
  const { id, version, lines } = await returnOf(run, orderId)
  await takeReturn(run.tx, actingAt(await sellerOf(run, orderId), at), {
    id,
    version,
    lines: lines.map(({ orderLineId, quantity }) => ({
      orderLineId,
      restocked: quantity - 1,
      scrapped: 1,
      missing: 0,
    })),
  })
}

/** An operator decides for the buyer. */
export const decide: Action = async (run, at, orderId) => {
  const { id, version } = await returnOf(run, orderId)
  const arbiter = run.actors.operator
  if (arbiter)
    await decideReturn(run.tx, actingAt(arbiter, at), { id, version, outcome: 'return', reason: words.decision })
}
