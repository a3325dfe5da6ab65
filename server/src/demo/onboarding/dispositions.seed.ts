import { dayOf } from '#contract/kit/calendar.ts'
import type { BlockKind, DealPurpose } from '#contract/suppliers/blocks.ts'
import type { Database } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { decide, propose, state } from '#modules/onboarding/index.ts'
import { findSupplierByCode } from '#modules/suppliers/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'

const day = 86_400_000

interface DemoDisposition {
  /** Supplier of the demo's registrations, on which no orders and projects depend. */
  readonly supplier: string
  readonly daysAgo: number
  readonly kind: BlockKind
  readonly purposes: DealPurpose[]
  /** Days after today on which it ends. */
  readonly days: number
  readonly cause: string
  readonly statement?: string
  readonly isDecided: boolean
}

const dispositions: readonly DemoDisposition[] = [
  {
    supplier: 'S15',
    daysAgo: 20,
    kind: 'restricted',
    purposes: ['agreement', 'join'],
    days: 40,
    cause: '安全帽抽检 1 批不合格。',
    statement: '问题批次已召回，附第三方复检报告。',
    isDecided: true,
  },
  {
    supplier: 'S16',
    daysAgo: 30,
    kind: 'blacklisted',
    purposes: [],
    days: 700,
    cause: '提供虚假检测报告。',
    isDecided: true,
  },
  {
    supplier: 'S13',
    daysAgo: 2,
    kind: 'warning',
    purposes: [],
    days: 90,
    cause: '连续三单延迟发货。',
    statement: '受道路封闭影响，已更换承运商。',
    isDecided: false,
  },
  {
    supplier: 'S14',
    daysAgo: 1,
    kind: 'restricted',
    purposes: ['quote'],
    days: 30,
    cause: '中标后未按期签订合同。',
    isDecided: false,
  },
]

/** Creates dispositions of suppliers: proposed by one operator, decided by another after the hearing. */
export async function foundDispositions(database: Database, { tenantId }: Founded, now: Date): Promise<void> {
  const actors = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const proposer = actors.of('editor')
  if (!proposer) return
  for (const one of dispositions)
    await database.write(tenantId, async (tx) => {
      const supplier = await findSupplierByCode(tx, one.supplier)
      const at = (days: number) => new Date(now.getTime() - (one.daysAgo - days) * day)
      const { kind, purposes, cause, statement, isDecided } = one
      const until = dayOf(new Date(now.getTime() + one.days * day))
      await setTransactionTime(tx, at(0))
      const id = await propose(
        tx,
        { ...proposer, now: at(0) },
        { supplierId: supplier.id, kind, purposes, until, cause },
      )
      let version = 1
      if (statement !== undefined) {
        const answering = { ...actors.salesOf(supplier.id), now: at(1) }
        await setTransactionTime(tx, at(1))
        await state(tx, answering, { id, version, statement })
        version += 1
      }
      if (!isDecided) return
      await setTransactionTime(tx, at(8))
      await decide(tx, { ...actors.operator, now: at(8) }, { id, version, reply: '情况属实。' })
    })
}
