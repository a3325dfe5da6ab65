import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { addPlace, addStockItem, addWarehouse } from '#modules/warehouse/index.ts'
import type { Founded } from '../organisation.ts'
import { demoItems } from './demoItems.ts'
import { receiptsJob, warehouseJob } from './warehouse.job.ts'

/** Start after the first orders, and after those of the past with their events. */
const movesAfterMs = 90_000
const receiptsAfterMs = 420_000

const places = ['A-01-01', 'A-01-02', 'A-02-01', 'B-01-01', 'B-01-02', 'C-01-01'] as const

/** Founds two warehouses of the main tenant before its orders, so that what these bring waits to be put away. */
export async function foundWarehouses(
  database: Database,
  {
    tenantId,
    organisation,
    departments,
    userIds,
  }: Pick<Founded, 'tenantId' | 'organisation' | 'departments' | 'userIds'>,
  now: Date,
): Promise<void> {
  const keepers = ['songwanzhao', 'hecangming'].map((account) => userIds.get(account))
  const [first, second] = keepers
  if (first === undefined || second === undefined || organisation.departments.length < 5) return
  const actor = systemActor(tenantId, '', now)
  await database.write(tenantId, async (tx) => {
    const found = async (code: string, name: string, dept: string, takesOrders: boolean, keeperIds: string[]) => {
      const warehouseId = await addWarehouse(tx, actor, {
        code,
        name,
        deptId: departments.get(dept)!.id,
        address: '',
        pick: 'fefo',
        takesOrders,
        keeperIds,
      })
      for (const place of places) await addPlace(tx, actor, { warehouseId, code: place, kind: 'storage' })
      await addPlace(tx, actor, { warehouseId, code: 'Q-01', kind: 'quarantine' })
    }
    await found('CK01', '园区中心仓', '001007', true, [first])
    await found('CK02', '生产基地二号库', '001005', false, [second, first])
    for (const { name, spec, unit, shelfDays, code } of demoItems)
      await addStockItem(tx, actor, { name, spec, unit, shelfDays, isTracked: false, orderFactor: '1', codes: [code] })
    const later = (ms: number) => new Date(Date.now() + ms)
    await addJob(tx, warehouseJob, {}, { key: 'warehouse', runAt: later(movesAfterMs) })
    await addJob(tx, receiptsJob, {}, { key: 'warehouseReceipts', runAt: later(receiptsAfterMs) })
  })
}
