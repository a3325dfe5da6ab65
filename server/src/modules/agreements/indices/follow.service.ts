import type { Tier } from '#contract/catalogue/goods.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { shortest, units } from '#contract/kit/money.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { dataOf, type Held, lockAgreement } from '../agreement.access.service.ts'
import { insertLines, type LineRow, linesOf } from '../agreement.store.ts'
import { mayDeal } from '../agreement.lines.service.ts'
import { capsOf } from '../caps/cap.store.ts'
import { closeChange, propose } from '../changes/change.service.ts'
import { lastNumbers } from '../changes/change.store.ts'
import { areSameTiers } from '../prices/price.rules.ts'
import { expectedMonth, indexedPrice, isFollowed, isMissing, startOf } from './index.rules.ts'
import * as store from './index.store.ts'

/**
 * Job: agreements that follow a price index propose new prices once a value has arrived or was corrected, each agreement in a
 * transaction of its own. Nothing changes without approval and confirmation, and nothing that has applied already.
 */
export async function followIndices(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  await eachItem(
    context,
    await database.read(tenantId, (db) => store.followingAgreements(db)),
    ({ id }) => `agreement ${id}`,
    ({ id }) => database.write(tenantId, (tx) => follow(tx, systemActor(tenantId, '', now), id)),
  )
}

type Rule = { readonly [Column in keyof store.RuleColumns]: NonNullable<store.RuleColumns[Column]> }

/** Proposes the prices of the last value that an agreement follows, once for each value and each correction of it. */
async function follow(tx: Tx, system: Actor, id: string): Promise<void> {
  const held = await lockAgreement(tx, system, id)
  const { agreement, change, facts } = held
  const { status, price_rule: priceRule, revision } = agreement
  // What people have proposed is decided first.
  if (status !== '50' || priceRule !== 'index' || facts.hasDepartmentLines || change?.index_basis === null) return
  const rule = agreement as Held['agreement'] & Rule
  const today = dayOf(system.now)
  const values = await store.currentValues(tx, rule.index_id)
  const last = values.find(({ month }) => month > rule.index_base_month && isFollowed(month, rule.index_period))
  await tellMissing(tx, system, held, rule, last?.month)
  if (!last) return
  const lines = (await linesOf(tx, id, revision)).filter((line) => facts.supplierIds.includes(line.supplier_id))
  const valueOf = new Map(values.map((value) => [value.month, value]))
  const next = lines.map((line) => ({ line, ...nextPrices(line, rule, valueOf, last) }))
  const bases = new Set(
    lines.flatMap(({ base_month: month }) => (month === null ? [] : (valueOf.get(month)?.id ?? []))),
  )
  const basis = [last.id, ...[...bases].toSorted()].join(' ')
  // A proposal that was not agreed before its first day is made again, for a later one.
  const hasLapsed = change?.index_basis === basis && change.starts_on! <= today
  const startsOn = startOf(today, rule.index_notice, await store.lastStartOf(tx, id))
  // An agreement that is extended later follows the value then.
  if (startsOn > agreement.valid_to && !change) return
  if (!(await store.isFirstRun(tx, { agreementId: id, basis, at: system.now })) && !hasLapsed) return
  if (change) await closeChange(tx, system, held, { action: 'withdraw', verb: 'changeWithdrawn', reason: '' })
  if (startsOn > agreement.valid_to) return store.forgetRun(tx, { agreementId: id, basis })
  if (!next.some(isMoved)) return
  // The next value catches up for suppliers with whom nothing is agreed for the time being.
  if (!(await mayDeal(tx, system, facts.supplierIds))) return
  await proposePrices(tx, await authorOf(tx, system, agreement.created_by), held, { next, startsOn, basis, last })
}

interface Next {
  readonly line: LineRow
  readonly price: string
  readonly tiers: Tier[]
}

/** Price and tiers of a line, each by the same rule. */
function nextPrices(
  line: LineRow,
  rule: Rule,
  valueOf: ReadonlyMap<string, store.CurrentValue>,
  last: store.CurrentValue,
): Omit<Next, 'line'> {
  const base = line.base_month === null ? undefined : valueOf.get(line.base_month)
  if (base === undefined || line.base_price === null || last.month <= base.month)
    return { price: line.price, tiers: line.tiers }
  const formula = { share: rule.index_share, up: rule.index_up, down: rule.index_down }
  const indexed = (basePrice: string, price: string) =>
    indexedPrice({ basePrice, price }, { base: base.value, value: last.value }, formula)
  return {
    price: indexed(line.base_price, line.price),
    tiers: line.tiers.map(({ qty, price }, at) => ({
      qty,
      price: indexed(line.base_tiers[at]?.price ?? price, price),
    })),
  }
}

const isMoved = ({ line, price, tiers }: Next): boolean =>
  units(line.price) !== units(price) || !areSameTiers(line.tiers, tiers)

interface Prices {
  readonly next: readonly Next[]
  readonly startsOn: string
  readonly basis: string
  readonly last: store.CurrentValue
}

async function proposePrices(
  tx: Tx,
  author: Actor,
  held: Held,
  { next, startsOn, basis, last }: Prices,
): Promise<void> {
  const { id, revision: from } = held.agreement
  const { revision: lastRevision } = await lastNumbers(tx, id)
  const revision = lastRevision + 1
  await insertLines(tx, {
    rows: next.map(({ line, price, tiers }, at) => ({
      agreement_id: id,
      revision,
      line_no: at + 1,
      sku_id: line.sku_id,
      dept_id: line.dept_id,
      supplier_sku: line.supplier_sku,
      name: line.name,
      spec: line.spec,
      unit: line.unit,
      list_price: line.list_price,
      price,
      tiers,
      max_qty: line.max_qty,
      max_amount: line.max_amount,
      supplier_id: line.supplier_id,
      position: line.position,
      discount: line.discount,
      base_price: line.base_price,
      base_month: line.base_month,
      base_tiers: line.base_tiers,
    })),
  })
  await store.copyCapsOf(tx, { agreementId: id, from, to: revision })
  const value = shortest(last.value)
  await propose(tx, author, held, {
    kind: 'lines',
    note: `${last.month} 指数 ${value}`,
    lines: await linesOf(tx, id, revision),
    caps: await capsOf(tx, id, revision),
    startsOn,
    revision,
    index: { month: last.month, value: last.value, basis },
  })
}

/** Who drafted the agreement proposes: the supplier's confirmation stays a second person's decision. */
async function authorOf(tx: Tx, system: Actor, userId: string): Promise<Actor> {
  const found = await store.findAuthor(tx, userId)
  if (!found) return system
  return {
    ...system,
    userId: found.id,
    personId: found.person_id,
    userCode: found.code,
    userName: found.name,
    deptId: found.dept_id,
    deptPath: found.dept_path,
    deptName: found.dept_name,
  }
}

/** Tells once for each month that its value should be there. */
async function tellMissing(
  tx: Tx,
  system: Actor,
  { agreement, facts }: Held,
  rule: Rule,
  lastMonth: string | undefined,
): Promise<void> {
  const today = dayOf(system.now)
  const month = expectedMonth(today, rule.index_period)
  const isThere = month <= rule.index_base_month || (lastMonth !== undefined && lastMonth >= month)
  if (isThere || !isMissing(today)) return
  const basis = `missing ${month}`
  if (!(await store.isFirstRun(tx, { agreementId: agreement.id, basis, at: system.now }))) return
  const { code, name } = await store.priceIndices.find(tx, rule.index_id)
  await publish(
    tx,
    system,
    newEvent('agreement.indexMissing', {
      id: agreement.id,
      from: agreement.status,
      to: agreement.status,
      data: { ...dataOf(agreement, facts.supplierIds), code, name, month },
    }),
  )
}
