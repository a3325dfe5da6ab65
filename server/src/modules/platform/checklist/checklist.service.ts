import { type ChecklistEntry, type ChecklistStep, checklistKeys } from '#contract/platform/checklist.ts'
import { dayOf, daysBetween } from '#contract/kit/calendar.ts'
import { reminderDays } from '#contract/tenancy/packages.ts'
import { systemActor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { readSettings, setReminded, setUsage, storedSettings, tenantRows } from '#modules/tenancy/index.ts'
import { setUpCounts, usageCounts } from './checklist.store.ts'

const dayMs = 86_400_000

/** Steps of the set-up with how much there is of each. */
export async function checklistOf(db: Db): Promise<ChecklistEntry[]> {
  const counts = await setUpCounts.one(db)
  const { portalLogoUrl, isCheckQuota } = await readSettings(db, 'portalLogoUrl', 'isCheckQuota')
  const [title] = await storedSettings(db, ['webTitle'])
  const found: Readonly<Record<ChecklistStep, number>> = {
    company: title ? 1 : 0,
    logo: portalLogoUrl === '' ? 0 : 1,
    // A root department and an administrator are there from the beginning.
    departments: Math.max(0, counts.departments - 1),
    people: Math.max(0, counts.people - 1),
    roles: counts.roles,
    approval: counts.rules,
    budget: counts.budgets + (isCheckQuota ? 0 : 1),
    supplier: counts.suppliers,
    category: counts.categories,
    goods: counts.goods,
    address: counts.addresses,
    order: counts.orders,
  }
  return checklistKeys.map((key) => ({ key, count: found[key], isDone: found[key] > 0 }))
}

/** The tenant counts itself: the platform sees these figures, and no row behind them. */
export async function countUsage({ database, tenantId, now }: JobContext): Promise<void> {
  const usage = await database.read(tenantId, async (db) => {
    const steps = await checklistOf(db)
    const counted = await usageCounts.one(db, { since: new Date(now.getTime() - 30 * dayMs) })
    return { ...counted, checklistDone: steps.filter(({ isDone }) => isDone).length, checklistAll: steps.length }
  })
  await database.write(tenantId, (tx) => setUsage(tx, { id: tenantId, usage, at: now }))
}

/** Reminds the tenant's administrators of the end of its term, once for each of the days before it. */
export async function remindOfEnd({ database, tenantId, now }: JobContext): Promise<void> {
  await database.write(tenantId, async (tx) => {
    const tenant = await tenantRows.lock(tx, tenantId)
    if (tenant.expires_on === null) return
    const left = daysBetween(dayOf(now), tenant.expires_on)
    const step = reminderDays.findLast((days) => left <= days)
    if (left < 0 || step === undefined || (tenant.reminded_days !== null && tenant.reminded_days <= step)) return
    await setReminded(tx, { id: tenantId, days: step })
    const data = { days: left, expiresOn: tenant.expires_on }
    await publish(tx, systemActor(tenantId, '', now), { name: 'subscription.ending', id: tenantId, data })
  })
}
