import { firstCharacters } from '#contract/kit/text/characters.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { shortest } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import { maxPlanLines, planLengths, type PlanLineDraft } from '#contract/plans/plan.ts'
import type * as contract from '#contract/plans/plans.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { exceedsBudget } from '#modules/ledger/index.ts'
import { type Quote, quoteLines } from '#modules/catalogue/index.ts'
import { countPlan, cycles } from './cycles/cycle.store.ts'
import { type HeldPlan, lockOwnPlan, planData, planEvent } from './plan.access.service.ts'
import { amountOfLines, isBlankLine, planFlow, violationOfLine } from './plan.rules.ts'
import {
  categoriesOfPlan,
  formerPlan,
  linesOfPlan,
  type NewPlanLine,
  planOfDepartment,
  plans,
  replaceLines,
} from './plan.store.ts'

/** Begins the plan of the actor's department in an open cycle, or answers the one that is there. */
export const startPlan = (tx: Tx, actor: Actor, { cycleId }: Input<typeof contract.startPlan>): Promise<string> =>
  startPlanOf(tx, actor, cycleId)

export async function startPlanOf(tx: Tx, actor: Actor, cycleId: string): Promise<string> {
  const cycle = await cycles.lock(tx, cycleId)
  const there = await planOfDepartment(tx, cycleId, actor.deptId)
  if (there !== undefined) return there
  if (cycle.status !== 'filling') refuse('plan.cycleClosed')
  const count = await countPlan(tx, cycle)
  const plan = await plans.insert(tx, {
    no: `${cycle.no}-${String(count).padStart(2, '0')}`,
    cycle_id: cycleId,
    dept_id: actor.deptId,
    dept_path: actor.deptPath,
    dept_name: actor.deptName,
    author_id: actor.userId,
    author_name: actor.userName,
    status: 'draft',
    updated_at: actor.now,
  })
  await publish(tx, actor, newEvent('plan.started', { id: plan.id, to: 'draft', data: planData(plan) }))
  return plan.id
}

/** Quotes of the goods of lines, by SKU. Goods that are gone or not on sale are refused by name. */
async function quotesOf(tx: Tx, actor: Actor, drafts: readonly PlanLineDraft[]): Promise<ReadonlyMap<string, Quote>> {
  const wanted = drafts.flatMap(({ skuId, quantity }) =>
    skuId === null ? [] : [{ skuId, qty: Math.max(1, quantity) }],
  )
  if (new Set(wanted.map(({ skuId }) => skuId)).size < wanted.length) refuse('plan.goodsTwice')
  const quotes = new Map((await quoteLines(tx, actor, wanted)).map((quote) => [quote.skuId, quote]))
  for (const { skuId } of drafts) {
    if (skuId === null) continue
    const quote = quotes.get(skuId) ?? refuse('thing.notFound')
    if (isGone(quote)) refuse('plan.goodsGone', { name: quote.name })
  }
  return quotes
}

const isGone = ({ obstacle }: Quote): boolean => obstacle === 'off' || obstacle === 'suspended'

/** Rows of the lines: what a catalogue knows comes from there. */
function rowsOf(planId: string, drafts: readonly PlanLineDraft[], quotes: ReadonlyMap<string, Quote>): NewPlanLine[] {
  return drafts.map((draft, index) => {
    const quote = draft.skuId === null ? undefined : quotes.get(draft.skuId)
    const name = quote?.name ?? draft.name.trim()
    if (name === '') refuse('plan.nameMissing')
    return {
      plan_id: planId,
      line_no: index + 1,
      sku_id: draft.skuId,
      name: firstCharacters(name, planLengths.name),
      spec: firstCharacters(quote?.spec ?? draft.spec.trim(), planLengths.spec),
      unit: firstCharacters(quote?.unit ?? draft.unit.trim(), planLengths.unit),
      quantity: draft.quantity,
      price: quote ? priceOfQuote(quote) : draft.price === '' ? null : draft.price,
      need_date: draft.needDate,
      subject: draft.subject.trim(),
      reason: draft.reason.trim(),
    }
  })
}

const priceOfQuote = ({ obstacle, unitPrice }: Quote) =>
  obstacle === 'unpriced' || obstacle === 'notOffered' ? null : unitPrice

/** Writes the lines of a draft, with its author: who has worked on it last. */
async function writeLines(tx: Tx, actor: Actor, { plan }: HeldPlan, drafts: readonly PlanLineDraft[]): Promise<void> {
  const rows = rowsOf(plan.id, drafts, await quotesOf(tx, actor, drafts))
  await replaceLines(tx, plan.id, rows)
  const after = await plans.set(tx, plan, {
    amount: amountOfLines(rows),
    kinds: rows.length,
    author_id: actor.userId,
    author_name: actor.userName,
    updated_at: actor.now,
  })
  const data = { ...planData(after), kinds: rows.length }
  await publish(tx, actor, newEvent('plan.saved', { id: plan.id, from: 'draft', to: 'draft', data }))
}

/** Adds a line to a locked draft; goods that are not on sale are refused by name. */
export async function addLine(tx: Tx, actor: Actor, held: HeldPlan, draft: PlanLineDraft): Promise<void> {
  const own = await linesOfPlan(tx, held.plan.id)
  await writeLines(tx, actor, held, [...own.map((line) => draftOf(line, true)), draft])
}

export async function savePlan(
  tx: Tx,
  actor: Actor,
  { id, version, lines }: Input<typeof contract.savePlan>,
): Promise<string> {
  const held = await lockOwnPlan(tx, actor, id, version)
  planFlow.decide(held.facts, 'edit', actor)
  await writeLines(
    tx,
    actor,
    held,
    lines.filter((line) => !isBlankLine(line)),
  )
  return id
}

/** Adds the lines of the former plan that the draft lacks; goods that are not on sale any more are left out. */
export async function copyPlan(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.copyPlan>,
): Promise<string> {
  const held = await lockOwnPlan(tx, actor, id, version)
  planFlow.decide(held.facts, 'edit', actor)
  const former = (await formerPlan(tx, held.plan)) ?? refuse('plan.noFormer')
  const [own, old] = [await linesOfPlan(tx, id), await linesOfPlan(tx, former.id)]
  const keyOf = ({ sku_id: skuId, name, spec, unit }: (typeof own)[number]) =>
    JSON.stringify(skuId === null ? [name, spec, unit] : [skuId])
  const known = new Set(own.map(keyOf))
  const added = old.filter((line) => !known.has(keyOf(line)))
  const quotes = await quoteLines(
    tx,
    actor,
    added.flatMap(({ sku_id: skuId, quantity }) => (skuId === null ? [] : [{ skuId, qty: Math.max(1, quantity) }])),
  )
  const onSale = new Set(quotes.filter((quote) => !isGone(quote)).map(({ skuId }) => skuId))
  const lines = [...own, ...added.filter(({ sku_id: skuId }) => skuId === null || onSale.has(skuId))]
  if (lines.length > maxPlanLines) refuse('plan.full', { max: maxPlanLines })
  const drafts = lines.map((line) => draftOf(line, own.includes(line)))
  await writeLines(tx, actor, held, drafts)
  return id
}

/** Line as a draft; the date of a copied one is chosen anew. */
const draftOf = (line: Awaited<ReturnType<typeof linesOfPlan>>[number], isOwn: boolean): PlanLineDraft => ({
  skuId: line.sku_id,
  name: line.name,
  spec: line.spec,
  unit: line.unit,
  quantity: line.quantity,
  price: line.price === null ? '' : shortest(line.price),
  needDate: isOwn ? line.need_date : null,
  subject: line.subject,
  reason: line.reason,
})

/** Submits a plan. Its cycle is locked with it, so that it is either submitted or the cycle has closed before. */
export async function submitPlan(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.submitPlan>,
): Promise<string> {
  const { plan, facts } = await lockOwnPlan(tx, actor, id, version)
  planFlow.decide(facts, 'submit', actor)
  const lines = await linesOfPlan(tx, id)
  if (lines.length === 0) refuse('plan.noLines')
  const today = dayOf(actor.now)
  const [violation] = lines.flatMap((line) => violationOfLine(line, today) ?? [])
  if (violation) refuse(violation.code, { name: violation.name })
  const approval = await startApproval(tx, actor, {
    entity: 'plan',
    entityId: id,
    docNo: plan.no,
    title: titleOf(lines.map(({ name }) => name)),
    version: String(plan.version + 1),
    amount: plan.amount,
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: plan.dept_id,
    deptPath: plan.dept_path,
    categoryIds: await categoriesOfPlan(tx, id),
    supplierIds: [],
    orderType: '',
    isOverBudget: await exceedsBudget(tx, { deptId: plan.dept_id, amount: plan.amount, on: today }),
  })
  const status = planFlow.decide({ ...facts, approved: approval.status === 'approved' }, 'submit', actor)
  await plans.set(tx, plan, {
    status,
    reason: '',
    approval_id: approval.instanceId,
    author_id: actor.userId,
    author_name: actor.userName,
    submitted_at: actor.now,
    updated_at: actor.now,
  })
  await publish(tx, actor, planEvent({ ...plan, author_id: actor.userId }, 'submitted', status), ...approval.events)
  return id
}

const titleOf = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : `${names[0] ?? ''} 等 ${names.length} 种物资`

/** Takes a plan back from its approval. */
export async function withdrawPlan(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.withdrawPlan>,
): Promise<string> {
  const { plan, facts } = await lockOwnPlan(tx, actor, id, version)
  const status = planFlow.decide(facts, 'withdraw', actor)
  const events = plan.approval_id === null ? [] : await cancelApproval(tx, actor, [plan.approval_id], 'withdrawn')
  await plans.set(tx, plan, { status, approval_id: null, submitted_at: null, updated_at: actor.now })
  await publish(tx, actor, ...events, planEvent(plan, 'withdrawn', status))
  return id
}
