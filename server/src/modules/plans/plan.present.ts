import { dayOf } from '#contract/kit/calendar.ts'
import type { Plan, PlanLine, PlannedJoin, PlanOfCycle } from '#contract/plans/plan.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { seesDepartment } from '#kit/reach.rules.ts'
import { type Quote, quoteLines } from '#modules/catalogue/index.ts'
import { joinableOffers } from '#modules/groups/index.ts'
import { budgetOf } from '#modules/ledger/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { capsOfLines } from './callOffCaps.service.ts'
import { findPlan, isOwnPlan } from './plan.access.service.ts'
import { amountOfLine, joinStatusOf, planFlow } from './plan.rules.ts'
import {
  formerPlan,
  joinsOfPlan,
  linesOfPlan,
  type PlanDetailRow,
  type PlanLineRow,
  type PlanOfCycleRow,
} from './plan.store.ts'

export const presentPlanOfCycle = (row: PlanOfCycleRow): PlanOfCycle => ({
  cycleId: row.cycle_id,
  cycleNo: row.cycle_no,
  month: row.month,
  supplement: row.supplement,
  cycleStatus: row.cycle_status,
  closesAt: row.closes_at.toISOString(),
  planId: row.plan_id,
  planNo: row.plan_no,
  status: row.status,
  authorName: row.author_name,
  kinds: row.kinds ?? 0,
  amount: row.amount ?? '0.00',
  submittedAt: row.submitted_at?.toISOString() ?? null,
  can: row.plan_id !== null ? ['open'] : row.cycle_status === 'filling' ? ['start'] : [],
})

/** Plan with its goods as they are now, beside the former plan of the department. */
export async function presentPlan(db: Db, actor: Actor, id: string): Promise<Plan> {
  const plan = await findPlan(db, actor, id)
  const lines = await linesOfPlan(db, id)
  const former = await formerPlan(db, plan)
  const formerLines = former ? await linesOfPlan(db, former.id) : []
  const quotes = new Map((await quotesOf(db, actor, plan, lines)).map((quote) => [quote.skuId, quote]))
  const { planPricePercent } = await readSettings(db, 'planPricePercent')
  const caps = await capsOfLines(
    db,
    lines.map(({ id: lineId }) => lineId),
  )
  const isReleased = plan.status === 'released'
  const groups = isReleased ? await joinableOffers(db, { skuIds: skusOf(lines), now: actor.now }) : []
  const joins = Map.groupBy(await joinsOfPlan(db, id), (join) => join.line_id)
  const seesBudget =
    isOwnPlan(plan, actor) || plan.approves || seesDepartment(actor, plan.dept_path, 'budget.read', 'budget.oversee')
  const [budget] =
    actor.permissions.has('budget.read') && seesBudget
      ? await budgetOf(db, actor, [plan.dept_id], dayOf(actor.now))
      : []
  return {
    id: plan.id,
    version: plan.version,
    planNo: plan.no,
    cycleId: plan.cycle_id,
    cycleNo: plan.cycle_no,
    month: plan.month,
    supplement: plan.supplement,
    cycleStatus: plan.cycle_status,
    closesAt: plan.closes_at.toISOString(),
    deptId: plan.dept_id,
    deptName: plan.dept_name,
    authorName: plan.author_name,
    status: plan.status,
    kinds: plan.kinds,
    amount: plan.amount,
    submittedAt: plan.submitted_at?.toISOString() ?? null,
    lines: lines.map((line) => ({
      ...presentLine(line, quotes.get(line.sku_id ?? ''), formerLines, caps.get(line.id)),
      group: presentOffer(groups.find((offer) => offer.sku_id === line.sku_id)),
      joins: (joins.get(line.id) ?? []).map(presentJoin),
    })),
    reason: plan.reason,
    formerAmount: former?.amount ?? null,
    budgetAvailable: budget?.fund.available ?? null,
    filled: plan.filled,
    pricePercent: planPricePercent,
    can: planFlow.can({ status: plan.status, cycleStatus: plan.cycle_status, isOwn: isOwnPlan(plan, actor) }, actor),
  }
}

const skusOf = (lines: readonly PlanLineRow[]): string[] =>
  lines.flatMap(({ sku_id: skuId }) => (skuId === null ? [] : [skuId]))

const presentOffer = (offer: Awaited<ReturnType<typeof joinableOffers>>[number] | undefined): PlanLine['group'] =>
  offer === undefined
    ? null
    : { id: offer.id, price: offer.rungs[0]!.price, endsAt: offer.ends_at.toISOString(), left: offer.left }

const presentJoin = (join: Awaited<ReturnType<typeof joinsOfPlan>>[number]): PlannedJoin => ({
  orderId: join.order_id,
  orderNo: join.order_no,
  quantity: join.quantity,
  status: joinStatusOf(join.status),
})

/** Prices are those of the department whose plan it is. */
const quotesOf = (db: Db, actor: Actor, plan: PlanDetailRow, lines: readonly PlanLineRow[]): Promise<Quote[]> =>
  quoteLines(
    db,
    { ...actor, deptId: plan.dept_id, deptPath: plan.dept_path },
    lines.flatMap(({ sku_id: skuId, quantity }) => (skuId === null ? [] : [{ skuId, qty: Math.max(1, quantity) }])),
  )

function presentLine(
  line: PlanLineRow,
  quote: Quote | undefined,
  former: readonly PlanLineRow[],
  cap: { readonly max_qty: number; readonly used_qty: number; readonly is_open: boolean } | undefined,
): Omit<PlanLine, 'group' | 'joins'> {
  const before = former.find((one) => (line.sku_id === null ? one.name === line.name : one.sku_id === line.sku_id))
  const isOnSale =
    quote &&
    quote.obstacle !== 'notOffered' &&
    quote.obstacle !== 'off' &&
    quote.obstacle !== 'suspended' &&
    quote.obstacle !== 'unpriced'
  return {
    id: line.id,
    skuId: line.sku_id,
    name: line.name,
    spec: line.spec,
    unit: line.unit,
    picture: quote?.picture ?? '',
    quantity: line.quantity,
    price: line.price,
    amount: amountOfLine(line),
    needDate: line.need_date,
    subject: line.subject,
    reason: line.reason,
    lastQuantity: before?.quantity ?? null,
    available: quote?.available ?? null,
    currentPrice: isOnSale ? quote.unitPrice : null,
    method: line.method,
    sourced: line.sourced,
    calledOff: cap?.used_qty ?? 0,
    remaining: cap?.is_open ? cap.max_qty - cap.used_qty : 0,
    demandStatus: line.demand_status,
  }
}
