import type { Checkout, CheckoutFund, CheckoutGroup } from '#contract/ordering/checkout.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { compare, minus, sum, units } from '#contract/kit/money.ts'
import type { Fund } from '#contract/ledger/ledger.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { pointsOfYuan, yuanOfPoints } from '#contract/ledger/points.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { approvalContext, type DraftDoc, previewApproval } from '#modules/approvals/index.ts'
import { budgetOf, type Payers, payersOf, quotaOf } from '#modules/ledger/index.ts'
import { costCentreCodes, noAllocation } from '../costCentres/allocation.rules.ts'
import { freightRule } from './amounts.rules.ts'
import { presentQuoted } from './basket.present.ts'
import { mostPointsFor } from './points.rules.ts'
import { type BasketGroup, groupsOf, totalOf } from './basket.rules.ts'
import { checkoutContext } from './checkout.store.ts'
import { type Chosen, quoteWishes, wishesOf } from './wish.service.ts'

/** Facts of an order that approval rules evaluate. */
export const draftOf = (group: BasketGroup, actor: Actor): DraftDoc => ({
  entity: 'order',
  amount: group.amounts.amount,
  requesterId: actor.userId,
  requesterPersonId: actor.personId,
  deptId: actor.deptId,
  deptPath: actor.deptPath,
  categoryIds: [...new Set(group.lines.flatMap(({ quote }) => quote.categoryPath.map(({ id }) => id)))],
  supplierIds: [group.supplierId],
  orderType: group.orderType,
  costCentres: costCentreCodes(group.lines.map(({ wish }) => wish.allocation ?? noAllocation)),
})

/** Previews an order of these lines; read-only. */
export async function previewOrder(
  db: Db,
  actor: Actor,
  chosen: Chosen,
  method: PaymentMethod,
  wantedPoints = 0,
): Promise<Checkout> {
  const wishes = await wishesOf(db, actor, chosen)
  const today = dayOf(actor.now)
  const [{ settings, unreviewed }, lines, approvals, [budget], [quota], { wallet, points }] = await pipeline(
    checkoutContext(db, actor),
    quoteWishes(db, actor, wishes),
    approvalContext(db, 'order', actor.deptPath, actor.userId),
    budgetOf(db, actor, [actor.deptId], today),
    quotaOf(db, actor, [actor.deptId], today),
    payersOf(db, { deptId: actor.deptId, userId: actor.userId, today }),
  )
  const groups = groupsOf(lines, freightRule(settings))
  const total = totalOf(groups)
  const most = groups.map(({ amounts }) => mostPointsFor(amounts.goodsAmount, settings.orderPointsPercent))
  const mostPoints = pointsOfYuan(compare(points, sum(most)) < 0 ? points : sum(most))
  const used = Math.min(wantedPoints, mostPoints)
  const toPay = minus(total.amount, yuanOfPoints(used))
  const paidFrom = [
    budget?.fund,
    method === 'quota' ? quota?.fund : undefined,
    method === 'wallet' && wallet ? walletFund(wallet) : undefined,
  ].filter((fund) => fund !== undefined)
  const funds = paidFrom.map((fund) => presentFund(fund, toPay))
  const presented = groups.map((group) =>
    presentGroup(group, settings, previewApproval(approvals, draftOf(group, actor))),
  )
  const isOrderable = groups.every(({ lines }) => lines.every(({ quote }) => quote.obstacle === null))
  return {
    groups: presented,
    kinds: wishes.length,
    pieces: wishes.reduce((all, { quantity }) => all + quantity, 0),
    goodsAmount: total.goodsAmount,
    taxAmount: total.taxAmount,
    freight: total.freight,
    total: total.amount,
    funds,
    paymentMethods: [
      { method: 'term', termDays: settings.orderTermDays, enabled: true },
      { method: 'transfer', termDays: null, enabled: !settings.orderTransferOff },
      { method: 'quota', termDays: null, enabled: !settings.orderQuotaOff && quota !== undefined },
      { method: 'wallet', termDays: null, enabled: !actor.isTrial && wallet !== null && wallet.blocked === '' },
      { method: 'online', termDays: null, enabled: settings.orderOnline && !actor.isTrial },
    ],
    points: { balance: pointsOfYuan(points), most: mostPoints, used },
    hides: [
      ...(settings.isShowIllustrate ? [] : (['notes'] as const)),
      ...(settings.isShowAppendix ? [] : (['attachments'] as const)),
      ...(settings.orderInspection === 'some' ? [] : (['inspection'] as const)),
    ],
    unreviewed,
    canSubmit: unreviewed === 0 && isOrderable && funds.every(({ enough }) => enough),
  }
}

const walletFund = ({ deptName, available, reserved }: NonNullable<Payers['wallet']>): Paying => ({
  kind: 'wallet',
  name: deptName,
  amount: sum([available, reserved]),
  available,
  reserved,
  committed: '0.00',
})

type Paying = Pick<Fund, 'name' | 'amount' | 'available' | 'reserved' | 'committed'> & Pick<CheckoutFund, 'kind'>

const presentFund = (fund: Paying, requested: string): CheckoutFund => ({
  kind: fund.kind,
  name: fund.name,
  amount: fund.amount,
  used: sum([fund.reserved, fund.committed]),
  before: fund.available,
  after: minus(fund.available, requested),
  enough: compare(fund.available, requested) >= 0 || units(requested) === 0n,
})

const presentGroup = (
  { supplierId, supplierName, orderType, lines, amounts }: BasketGroup,
  settings: OrderSettings,
  approval: CheckoutGroup['approval'],
): CheckoutGroup => ({
  supplierId,
  supplierName,
  orderType,
  lines: lines.map((line) => ({
    cartLineId: line.wish.cartLineId,
    ...presentQuoted(line),
    taxAmount: line.taxAmount,
    addedPrice: line.wish.addedPrice,
  })),
  goodsAmount: amounts.goodsAmount,
  taxAmount: amounts.taxAmount,
  freight: amounts.freight,
  freightFreeFrom: freightRule(settings).freeFrom,
  total: amounts.amount,
  approval,
})
