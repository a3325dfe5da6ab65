import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import type { PlanLineDraft } from '#contract/plans/plan.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  decidePlan,
  movePlanCycle,
  openPlanCycle,
  releasePlanCycle,
  savePlan,
  startPlan,
  submitPlan,
} from '#modules/plans/index.ts'
import { chooseGoods } from '../orders/goods.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { randomOf } from '../random.ts'
import { callOffSome } from './callOffs.ts'
import * as words from './planWords.ts'

const day = 24

interface Run {
  readonly tx: Tx
  readonly actors: Actors
}

type Outcome = 'draft' | 'approving' | 'approved' | 'rejected'

/** Creates two cycles: one of this month that was released and called off in part, and one that is still open. */
export async function createPastPlans(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  const actors = await actorsOf(tx, tenantId)
  const run: Run = { tx, actors }
  const month = dayOf(now).slice(0, 7)
  const began = later(now, -24 * day)
  const cycleId = await open(run, began, month, later(began, 4 * day))
  for (const [index] of words.planners.entries())
    await plan(run, cycleId, index, later(began, 20 + index * 5), 'approved', month)
  const closed = later(began, 4 * day - 1)
  await move(run, cycleId, closed, 'close')
  await move(run, cycleId, later(closed, day), 'consolidate')
  await release(run, cycleId, later(closed, 2 * day))
  await callOffSome(tx, actors, cycleId, later(closed, 3 * day), now)

  const next = monthAfter(month, 1)
  const opened = later(now, -4 * day)
  const openId = await open(run, opened, next, later(now, 3 * day))
  const outcomes: readonly Outcome[] = ['draft', 'approving', 'rejected', 'approved', 'approving']
  for (const [index, outcome] of outcomes.entries())
    await plan(run, openId, index, later(opened, 12 + index * 9), outcome, next)
}

async function open({ tx, actors }: Run, at: Date, month: string, closes: Date): Promise<string> {
  await setTransactionTime(tx, at)
  // Cycles close at the end of an office day.
  const closesAt = new Date(`${dayOf(closes)}T18:00:00+08:00`).toISOString()
  return openPlanCycle(tx, { ...actors.operator, now: at }, { month, closesAt, note: words.cycleNote })
}

const version = sqlQuery('demo.planCycleVersion', 'select version from plans.cycles where id = $id')

async function move({ tx, actors }: Run, id: string, at: Date, action: 'close' | 'consolidate') {
  await setTransactionTime(tx, at)
  await movePlanCycle(tx, { ...actors.operator, now: at }, { id, ...(await version.one(tx, { id })), action })
}

async function release({ tx, actors }: Run, id: string, at: Date) {
  await setTransactionTime(tx, at)
  await releasePlanCycle(tx, { ...actors.operator, now: at }, { id, ...(await version.one(tx, { id })) })
}

const state = sqlQuery(
  'demo.planState',
  `select p.version, array(select t.approver_id::text from approvals.tasks t
     where t.tenant_id = p.tenant_id and t.instance_id = p.approval_id and t.status = 'open') as "approvers!"
   from plans.plans p where p.id = $id`,
)

/** Writes the plan of a department, and takes it as far as its outcome. */
async function plan(run: Run, cycleId: string, index: number, at: Date, outcome: Outcome, month: string) {
  const { tx, actors } = run
  const { account } = words.planners[index]!
  const author = actors.of(account)
  if (!author) return
  const acting: Actor = { ...author, now: at }
  await setTransactionTime(tx, at)
  const id = await startPlan(tx, acting, { cycleId })
  await savePlan(tx, acting, {
    id,
    ...versionOf(await state.one(tx, { id })),
    lines: await linesOf(tx, acting, index, month),
  })
  if (outcome === 'draft') return
  const submitted = later(at, 2)
  await setTransactionTime(tx, submitted)
  await submitPlan(tx, { ...author, now: submitted }, { id, ...versionOf(await state.one(tx, { id })) })
  if (outcome === 'approving') return
  const decided = later(at, 6)
  await setTransactionTime(tx, decided)
  const { approvers } = await state.one(tx, { id })
  const approver = approvers.map((userId) => actors.byId(userId)).find((one) => one !== undefined)
  if (!approver) return
  const isAgreed = outcome === 'approved'
  await decidePlan(
    tx,
    { ...approver, now: decided },
    { id, decision: isAgreed ? 'agree' : 'reject', opinion: isAgreed ? words.approval : words.rejection },
  )
}

const versionOf = ({ version: read }: { readonly version: number }) => ({ version: read })

/** Goods that departments share, in quantities of their own, and what no catalogue holds. */
async function linesOf(tx: Tx, author: Actor, index: number, month: string): Promise<PlanLineDraft[]> {
  const { sections, subject, share, account } = words.planners[index]!
  const random = randomOf(6700, index + Number(month.slice(-2)) * 10)
  const needDate = () => `${month}-${random.whole(20, 28)}`
  const shared = { ...author, userCode: 'plans' }
  const lines: PlanLineDraft[] = []
  for (const section of sections) {
    const order = { course: 'waiting', hoursAgo: 0, account, section, amount: 2400, isEveryday: false } as const
    for (const { skuId, quantity } of await chooseGoods(tx, shared, order, 1))
      lines.push({
        skuId,
        name: '',
        spec: '',
        unit: '',
        quantity: Math.max(1, Math.round(quantity * share)),
        price: '',
        needDate: needDate(),
        subject,
        reason: random.pick(words.reasons),
      })
  }
  const inWords = (words.itemsInWords[account] ?? []).map((item) => ({ ...item, skuId: null, needDate: needDate() }))
  return [...lines, ...inWords]
}
