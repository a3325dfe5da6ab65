import { dayOf } from '#contract/kit/calendar.ts'
import type { Static } from '#contract/kit/schema.ts'
import type { Fund, FundKind, setBudget as setBudgetRoute } from '#contract/ledger/ledger.ts'
import { effectiveSetting } from '#contract/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings, storedSettings } from '#modules/tenancy/index.ts'
import { hasOpenApplication } from './applications/application.store.ts'
import { amountOf, changeTo, shownQuota, usedOf } from './fund.rules.ts'
import { findFund, type FundRow, insertFund, lockFund, setFund } from './fund.store.ts'
import { findNearestFunds } from './fund.nearest.store.ts'
import { postChange } from './fund.post.store.ts'

/** Fund that a department pays from: its own, or the nearest above. */
export interface FundOf {
  readonly forDeptId: string
  readonly fund: Fund
}

/** Budget that each department pays from on that day; departments without one are left out. */
export const budgetOf = (db: Db, _actor: Actor, deptIds: readonly string[], on: string): Promise<FundOf[]> =>
  fundsOf(db, 'budget', deptIds, on)

/** Quota that each department pays from on that day. */
export const quotaOf = (db: Db, _actor: Actor, deptIds: readonly string[], on: string): Promise<FundOf[]> =>
  fundsOf(db, 'quota', deptIds, on)

async function fundsOf(db: Db, kind: FundKind, deptIds: readonly string[], on: string): Promise<FundOf[]> {
  const rows = await findNearestFunds(db, kind, deptIds, on, 'active')
  return rows.map((row) => ({ forDeptId: row.for_dept_id, fund: presentFund(row) }))
}

export const presentFund = (row: FundRow): Fund => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  name: row.name,
  deptId: row.dept_id,
  deptName: row.dept_name,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  active: row.state === 'active',
  amount: amountOf(row),
  available: row.available,
  reserved: row.frozen,
  committed: row.committed,
  actual: row.actual,
})

type FundDraft = Static<typeof setBudgetRoute.input>

/** Creates or changes a budget or quota. The amount changes by a posting, so the ledger records when and why. */
export async function setBudget(tx: Tx, actor: Actor, draft: FundDraft): Promise<FundRow> {
  const before = await lockFund(tx, draft.id ?? (await insertFund(tx, draft)))
  if (draft.id && before.version !== draft.version) refuse('thing.stale')
  if (before.kind !== draft.kind || before.dept_id !== draft.deptId) refuse('budget.fixed')
  const change = changeTo(before, draft.amount)
  if (change === 'tooLow') refuse('budget.belowUsed', { used: usedOf(before) })
  if (draft.id) await setFund(tx, before, draft)
  if (change !== '0.00' && !(await postChange(tx, before.id, change))) refuse('thing.stale')
  await publish(tx, actor, {
    name: 'budget.set',
    id: before.id,
    reason: draft.reason || undefined,
    data: { kind: draft.kind, deptId: draft.deptId, from: amountOf(before), to: draft.amount },
  })
  return findFund(tx, before.id)
}

/** Quota of the actor's department today, for the header. */
export async function quotaShownTo(db: Db, actor: Actor) {
  const [today, deptIds] = [dayOf(actor.now), [actor.deptId]]
  const [quota] = await findNearestFunds(db, 'quota', deptIds, today, 'active')
  const [applied] = quota ? [] : await findNearestFunds(db, 'quota', deptIds, today, 'applied')
  const isApplied = quota === undefined && (applied !== undefined || (await hasOpenApplication(db, deptIds)))
  const { quotaAccountSource } = await readSettings(db, 'quotaAccountSource')
  return {
    quotaReleased: shownQuota(quota, isApplied),
    accountSource: (quota ?? applied)?.source || quotaAccountSource,
  }
}

/** Tenant setting: whether orders are checked against a quota. */
export async function quotaCheckOf(db: Db): Promise<{ confId: string | null; isCheckQuota: '0' | '1' }> {
  const [row] = await storedSettings(db, ['isCheckQuota'])
  return { confId: row?.id ?? null, isCheckQuota: effectiveSetting('isCheckQuota', row?.val) ? '1' : '0' }
}
