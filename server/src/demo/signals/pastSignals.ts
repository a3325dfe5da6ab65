import { dayOf, monthsLater } from '#contract/kit/calendar.ts'
import type { SignalRule } from '#contract/signals/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  agreeExemption,
  confirmSignal,
  dismissSignal,
  examineSince,
  explainSignal,
  proposeExemption,
  takeSignal,
} from '#modules/signals/index.ts'
import { actorsOf } from '../projects/actors.ts'

const yearMs = 365 * 86_400_000
const hourMs = 3_600_000

const found = sqlQuery(
  'demo.signals',
  `select c.id, c.version, c.rule from signals.cases c
   where c.status = '01' and not exists (select from signals.involved i where i.case_id = c.id and i.person_id = any ($people))
   order by c.rule, c.created_at, c.id limit 200`,
).narrow<{ rule: SignalRule }>()

type Course = 'taken' | 'explained' | 'falsePositive' | 'confirmed' | 'exempted'
interface Handled {
  readonly rule: SignalRule
  readonly course: Course
  readonly reason: string
}
/** What is handled of the signals of each rule; the others are new. */
const handled: readonly Handled[] = [
  { rule: 'splitting', course: 'explained', reason: '两单收货地点不同，分别为两个车间的月度补货，需求单可查。' },
  { rule: 'splitting', course: 'taken', reason: '' },
  {
    rule: 'splitting',
    course: 'confirmed',
    reason: '同一批办公椅分两单下达，采购人承认为避开部门审批，已补办审批并提醒。',
  },
  { rule: 'ties', course: 'taken', reason: '' },
  {
    rule: 'sameOrigin',
    course: 'exempted',
    reason: '两家租用同一产业园写字楼，股权、高管和授权代表均无重合，租赁合同已核对。',
  },
  { rule: 'shortPeriod', course: 'falsePositive', reason: '变更公告已顺延时间，公告时间与系统记录一致。' },
  { rule: 'alwaysTheSame', course: 'explained', reason: '该品类目前仅两家通过准入，另一家多次超出最高限价。' },
  { rule: 'priceJump', course: 'explained', reason: '较上一年采购增加安装调试服务，单价含服务费。' },
]

/** Lets the rules examine the last year, and handles some of what they find as people would. */
export async function handlePastSignals(tx: Tx, { now, tenantId }: JobContext): Promise<void> {
  await examineSince(tx, tenantId, { from: new Date(now.getTime() - yearMs), at: now })
  const actors = await actorsOf(tx, tenantId)
  const [handler, second] = [actors.operator, actors.of('auditor')]
  const people = [handler, second].flatMap((actor) => (actor ? [actor.personId] : []))
  const open = await found(tx, { people })
  for (const [place, { rule, course, reason }] of handled.entries()) {
    const at = open.findIndex((signal) => signal.rule === rule)
    if (at < 0) continue
    const [signal] = open.splice(at, 1)
    const time = new Date(now.getTime() - (handled.length - place) * hourMs)
    await setTransactionTime(tx, time)
    await handle(
      tx,
      { handler: { ...handler, now: time }, second: second && { ...second, now: time } },
      signal!,
      course,
      reason,
    )
  }
}

interface People {
  readonly handler: Actor
  readonly second: Actor | undefined
}

async function handle(
  tx: Tx,
  { handler, second }: People,
  { id, version }: { readonly id: string; readonly version: number },
  course: Course,
  reason: string,
): Promise<void> {
  await takeSignal(tx, handler, { id, version })
  if (course === 'taken') return
  const decide = {
    explained: explainSignal,
    falsePositive: dismissSignal,
    confirmed: confirmSignal,
    exempted: dismissSignal,
  }
  await decide[course](tx, handler, { id, version: version + 1, reason })
  if (course !== 'exempted') return
  const until = monthsLater(dayOf(handler.now), 6)
  const exemptionId = await proposeExemption(tx, handler, { caseId: id, reason, until })
  if (second) await agreeExemption(tx, second, { id: exemptionId, version: 1 })
}
