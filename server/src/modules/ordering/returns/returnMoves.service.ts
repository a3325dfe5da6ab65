import type * as contract from '#contract/ordering/returns/returns.ts'
import { compare, decimal, units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { reserveStock, shipStock } from '#modules/catalogue/index.ts'
import { publish } from '#kit/events/events.ts'
import { cancelApproval } from '#modules/approvals/index.ts'
import { takesStock } from '../flow/reservation.service.ts'
import { dueActionOf, givesMoney, returnFlow, sendsBack } from './return.rules.ts'
import { finish, freePieces, type HeldReturn, lockReturn, withStatement } from './return.service.ts'
import { refundGoods, refundMoney, restock, type TakenLine, takenSoFar, takenWhole } from './returnEnd.service.ts'
import { changeTerms, parcelOf, worthOf } from './returnTerms.service.ts'
import { setReturnLines } from './return.store.ts'

/** Refunds what an agreed return gives at once: money only, or goods that the supplier has already. */
async function giveAtOnce(tx: Tx, actor: Actor, held: HeldReturn): Promise<{ refunded?: string }> {
  const { kind, isTaken } = held.facts
  if (kind === 'allowance') return { refunded: await refundMoney(tx, actor, held) }
  if (kind === 'refund' && isTaken)
    return { refunded: await refundGoods(tx, actor, held, takenWhole(held, 'scrapped')) }
  return {}
}

const moneyOf = ({ refunded }: { refunded?: string }) => (refunded === undefined ? {} : { amount: refunded })

/** Performs a buyer's action. */
export async function moveReturn(
  tx: Tx,
  actor: Actor,
  { id, version, action, text, attachments }: Input<typeof contract.moveReturn>,
): Promise<string> {
  const held = await lockReturn(tx, actor, id, version)
  returnFlow.decide(held.facts, action, actor)
  const stated = await withStatement(tx, actor, held.row, { text, attachments })
  const reason = text?.trim() ?? ''
  if (action === 'acceptOffer') {
    const offer = held.row.offer!
    const changed = await changeTerms(tx, held, offer)
    const given = await giveAtOnce(tx, actor, changed)
    const requested = givesMoney(offer.kind) ? (offer.kind === 'allowance' ? offer.amount : worthOf(changed)) : '0.00'
    await finish(tx, actor, changed, action, {
      patch: { kind: offer.kind, requested, offer: null, ...given, ...stated },
      said: { reason, ...moneyOf(given) },
    })
  } else if (action === 'claimRefund') {
    const refunded = await refundGoods(tx, actor, held, takenSoFar(held))
    await finish(tx, actor, held, action, {
      patch: { kind: 'refund', requested: worthOf(held), refunded, ...stated },
      said: { reason, amount: refunded },
    })
  } else {
    if (action === 'receive') await freePieces(tx, held)
    const ended = action === 'withdraw' && held.row.status === '20' ? held.row.approval_id : null
    if (ended !== null) await publish(tx, actor, ...(await cancelApproval(tx, actor, [ended], 'withdrawn')))
    const offer = action === 'declineOffer' ? { offer: null } : {}
    await finish(tx, actor, held, action, { patch: { ...offer, ...stated }, said: { reason } })
  }
  return id
}

/** Sends the goods back. What that costs is kept no matter who pays for it: a decision may change who does. */
export async function sendReturn(tx: Tx, actor: Actor, input: Input<typeof contract.sendReturn>): Promise<string> {
  const held = await lockReturn(tx, actor, input.id, input.version)
  returnFlow.decide(held.facts, 'send', actor)
  const freight = input.freight ?? '0.00'
  const worth = worthOf(held)
  if (compare(freight, worth) > 0) refuse('return.tooMuchFreight', { max: worth })
  const parcel = parcelOf(actor, input)
  await finish(tx, actor, held, 'send', {
    patch: { parcel, freight },
    said: { carrier: parcel.carrier, trackingNo: parcel.trackingNo },
  })
  return input.id
}

/** Agrees to a return: goods come back to an address, or money is given back at once. */
export async function agreeReturn(tx: Tx, actor: Actor, input: Input<typeof contract.agreeReturn>): Promise<string> {
  const held = await lockReturn(tx, actor, input.id, input.version)
  returnFlow.decide(held.facts, 'agree', actor)
  const [consignee = '', mobile = '', address = ''] = [input.consignee, input.mobile, input.address].map((each) =>
    each?.trim(),
  )
  const comesBack = sendsBack(held.facts.kind)
  if (comesBack && [consignee, mobile, address].includes('')) refuse('return.addressMissing')
  const given = await giveAtOnce(tx, actor, held)
  await finish(tx, actor, held, 'agree', {
    patch: {
      ...(comesBack ? { address: { consignee, mobile, address } } : {}),
      ...(comesBack && input.bearsFreight ? { freight_by: 'supplier' as const } : {}),
      ...given,
    },
    said: moneyOf(given),
  })
  return input.id
}

/** Refuses a return, or asks the platform to decide if the goods have arrived. */
export async function refuseReturn(tx: Tx, actor: Actor, input: Input<typeof contract.refuseReturn>): Promise<string> {
  const held = await lockReturn(tx, actor, input.id, input.version)
  const action = held.facts.status === '50' ? 'dispute' : 'refuse'
  returnFlow.decide(held.facts, action, actor)
  const answer = input.text.trim()
  await finish(tx, actor, held, action, {
    patch: {
      answer,
      ...(action === 'dispute' ? { is_taken: true } : {}),
      ...(await withStatement(tx, actor, held.row, input)),
    },
    said: { reason: answer },
  })
  return input.id
}

/** Offers another kind of return, or less money. */
export async function offerReturn(tx: Tx, actor: Actor, input: Input<typeof contract.offerReturn>): Promise<string> {
  const held = await lockReturn(tx, actor, input.id, input.version)
  returnFlow.decide(held.facts, 'offer', actor)
  const worth = worthOf(held)
  const amount = input.kind === 'allowance' ? (input.amount ?? refuse('return.amountMissing')) : '0'
  if (input.kind === 'allowance' && units(amount) === 0n) refuse('return.amountMissing')
  if (compare(amount, worth) > 0) refuse('return.tooMuchMoney', { max: worth })
  if (input.kind === held.facts.kind && (input.kind !== 'allowance' || compare(amount, worth) === 0))
    refuse('return.sameOffer')
  const reason = input.reason.trim()
  await finish(tx, actor, held, 'offer', {
    patch: {
      offer: { kind: input.kind, amount: decimal(units(amount)), reason },
      ...(await withStatement(tx, actor, held.row, { text: reason })),
    },
    said: { reason },
  })
  return input.id
}

/** Takes the goods in: good pieces go back into stock, and money follows, or a replacement. */
export async function takeReturn(tx: Tx, actor: Actor, input: Input<typeof contract.takeReturn>): Promise<string> {
  const held = await lockReturn(tx, actor, input.id, input.version)
  returnFlow.decide(held.facts, 'take', actor)
  const given = new Map(input.lines.map((line) => [line.orderLineId, line]))
  if (given.size < input.lines.length) refuse('order.duplicateLine')
  if (input.lines.some(({ orderLineId }) => !held.detail.lines.some((line) => line.order_line_id === orderLineId)))
    refuse('order.unknownLine')
  const taken = held.detail.lines.map((line): TakenLine => {
    const { restocked = 0, scrapped = 0, missing = 0 } = given.get(line.order_line_id) ?? {}
    if (restocked + scrapped + missing !== line.quantity)
      refuse('return.tooMuchTaken', { name: line.name, quantity: line.quantity })
    return { lineId: line.order_line_id, restocked, scrapped, missing }
  })
  await takeIn(tx, actor, held, 'take', taken)
  return input.id
}

async function takeIn(tx: Tx, actor: Actor, held: HeldReturn, action: 'take' | 'takeDue', taken: readonly TakenLine[]) {
  if (held.facts.kind !== 'repair') await restock(tx, actor, held, taken)
  if (held.facts.kind === 'refund' && !held.facts.isRejected) {
    const refunded = await refundGoods(tx, actor, held, taken)
    await finish(tx, actor, held, action, { patch: { is_taken: true, refunded }, said: { amount: refunded } })
    return
  }
  const amounts = new Map(held.detail.lines.map((line) => [line.order_line_id, line.amount]))
  await setReturnLines(
    tx,
    held.row.id,
    taken.map((line) => ({ ...line, amount: amounts.get(line.lineId)!, refunded: '0' })),
  )
  await finish(tx, actor, held, action, { patch: { is_taken: true } })
}

/** Ships a replacement; exchanged and resent pieces leave the supplier's stock. */
export async function shipReplacement(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.shipReplacement>,
): Promise<string> {
  const held = await lockReturn(tx, actor, input.id, input.version)
  returnFlow.decide(held.facts, 'ship', actor)
  if (held.facts.kind !== 'repair' && takesStock(held.order)) {
    const ref = { kind: 'return', id: held.row.id }
    const goods = held.detail.lines
      .map((line) => ({ skuId: line.sku_id, qty: line.quantity - line.missing }))
      .filter(({ qty }) => qty > 0)
    await reserveStock(tx, actor, [{ ref, lines: goods }])
    await shipStock(tx, actor, ref, { kind: 'replacement', id: held.row.id }, goods)
  }
  const replacement = parcelOf(actor, input)
  await finish(tx, actor, held, 'ship', {
    patch: { replacement },
    said: { carrier: replacement.carrier, trackingNo: replacement.trackingNo },
  })
  return input.id
}

/** Decides a return in arbitration, by an operator who belongs to neither side. */
export async function decideReturn(tx: Tx, actor: Actor, input: Input<typeof contract.decideReturn>): Promise<string> {
  const found = await lockReturn(tx, actor, input.id, input.version)
  const facts = { outcome: input.outcome }
  returnFlow.decide({ ...found.facts, ...facts }, 'decide', actor)
  const worth = worthOf(found)
  const reason = input.reason.trim()
  const payer = input.freightBy ? { freight_by: input.freightBy } : {}
  const decided = { answer: reason, decided_by: actor.userId, ...payer }
  const stated = await withStatement(tx, actor, found.row, { text: reason })
  if (input.outcome === 'allowance') {
    const amount = input.amount ?? refuse('return.amountMissing')
    if (units(amount) === 0n) refuse('return.amountMissing')
    if (compare(amount, worth) > 0) refuse('return.tooMuchMoney', { max: worth })
    const held = await changeTerms(tx, found, { kind: 'allowance', amount })
    const refunded = await refundMoney(tx, actor, held)
    await finish(tx, actor, held, 'decide', {
      facts,
      patch: { ...decided, ...stated, kind: 'allowance', requested: decimal(units(amount)), refunded },
      said: { reason, amount: refunded },
    })
    return input.id
  }
  const given = input.outcome === 'return' ? await giveAtOnce(tx, actor, found) : {}
  await finish(tx, actor, found, 'decide', {
    facts,
    patch: { ...decided, ...stated, ...given },
    said: { reason, ...moneyOf(given) },
  })
  return input.id
}

/** Makes the automatic move of an overdue return. Returns whether it moved. */
export async function timeOutReturn(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const held = await lockReturn(tx, actor, id)
  const action = dueActionOf(held.row.status)
  if (action === null || held.row.due_at === null || held.row.due_at > actor.now) return false
  if (action === 'agreeDue') {
    const given = await giveAtOnce(tx, actor, held)
    await finish(tx, actor, held, action, { patch: given, said: moneyOf(given) })
  } else if (action === 'takeDue') {
    await takeIn(tx, actor, held, action, takenWhole(held, 'restocked'))
  } else {
    if (action === 'receiveDue') await freePieces(tx, held)
    await finish(tx, actor, held, action)
  }
  return true
}
