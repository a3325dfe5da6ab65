import { dayOf } from '#contract/kit/calendar.ts'
import type { Severity } from '#contract/onboarding/incidents.ts'
import type { Database } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { dismissIncident, reportIncident, stateOnIncident, warnOfIncident } from '#modules/onboarding/index.ts'
import { findSupplierByCode } from '#modules/suppliers/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'

const day = 86_400_000

interface DemoIncident {
  readonly supplier: string
  readonly daysAgo: number
  readonly severity: Severity
  readonly facts: string
  readonly statement?: string
  readonly decision?: 'warn' | 'dismiss'
  readonly reply?: string
}

const incidents: readonly DemoIncident[] = [
  {
    supplier: 'S06',
    daysAgo: 75,
    severity: 'major',
    facts: '到货 LED 面板灯 12 件与样品色温不符。',
    statement: '工厂批次混装，已全部换货并承担运费。',
    decision: 'warn',
    reply: '情况属实，予以警示；再次发生将限制报价。',
  },
  {
    supplier: 'S03',
    daysAgo: 40,
    severity: 'minor',
    facts: '未按约定时间送货，延迟 2 天。',
    statement: '台风导致高速封闭，已提前告知收货人。',
    decision: 'dismiss',
    reply: '不可抗力，不予处理。',
  },
  {
    supplier: 'S11',
    daysAgo: 6,
    severity: 'major',
    facts: '临期食品未事先说明，保质期剩余不足三分之一。',
    statement: '仓库先进先出执行不到位，已整改，同意退货。',
  },
  { supplier: 'S10', daysAgo: 2, severity: 'minor', facts: '连续两单发票开具信息错误。' },
]

/** Creates incidents of suppliers in all states. */
export async function foundIncidents(database: Database, { tenantId }: Founded, now: Date): Promise<void> {
  const actors = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  for (const { supplier, daysAgo, severity, facts, statement, decision, reply = '' } of incidents)
    await database.write(tenantId, async (tx) => {
      const { id: supplierId } = await findSupplierByCode(tx, supplier)
      const at = async (after: number) => {
        const then = new Date(now.getTime() - (daysAgo - after) * day)
        await setTransactionTime(tx, then)
        return then
      }
      const begun = await at(0)
      const id = await reportIncident(
        tx,
        { ...actors.operator, now: begun },
        { supplierId, severity, occurredOn: dayOf(begun), facts },
      )
      if (statement === undefined) return
      await stateOnIncident(tx, { ...actors.salesOf(supplierId), now: await at(1) }, { id, version: 1, statement })
      if (!decision) return
      const decider = { ...actors.operator, now: await at(3) }
      if (decision === 'warn') await warnOfIncident(tx, decider, { id, version: 2, reply })
      else await dismissIncident(tx, decider, { id, version: 2, reason: reply })
    })
}
