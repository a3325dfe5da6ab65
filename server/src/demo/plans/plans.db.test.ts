/** @module-tag thorough */
import { expect, test } from 'vitest'
import { database, jobContext } from '#test/app.ts'
import { foundDemoTenant } from '#test/demo/demoTenant.ts'
import { ownFindings } from '#test/sql/ownFindings.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { verifyStock } from '#modules/catalogue/index.ts'
import { verifyLedger } from '#modules/ledger/index.ts'
import { verifyOrders } from '#modules/ordering/index.ts'
import { group } from '../organisations/qiming.ts'
import { makePlans } from './plans.job.ts'

test('demo plans: a cycle that was called off in part, and an open one with plans in several states', async () => {
  const { tenantId } = await foundDemoTenant(group, { products: 600 })
  const made = makePlans
  if (!('transaction' in made)) throw new Error('demo.plans must be a transaction job')
  await database.write(tenantId, (tx) => made.transaction(tx, {}, jobContext(tenantId)))
  const rowsOf = async <Row extends object>(statement: string) => (await owner.query<Row>(statement, [tenantId])).rows
  expect(await rowsOf('select status from plans.cycles where tenant_id = $1 order by month')).toEqual([
    { status: 'released' },
    { status: 'filling' },
  ])
  const states = await rowsOf<{ status: string }>(
    `select p.status from plans.plans p join plans.cycles c on c.tenant_id = p.tenant_id and c.id = p.cycle_id
     where p.tenant_id = $1 order by c.month, p.no`,
  )
  expect(states.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 6 }, () => 'released'),
    'draft',
    'approving',
    'draft',
    'approved',
    'approving',
  ])
  const [used] = await rowsOf<{ orders: number; open: number; sourced: number }>(
    `select (select count(*)::int from ordering.orders where tenant_id = $1 and order_type = 'planned') as orders,
       (select count(*)::int from ordering.caps where tenant_id = $1 and used_qty between 1 and max_qty - 1) as open,
       (select count(*)::int from sourcing.demands where tenant_id = $1) as sourced`,
  )
  expect(used!.orders).toBeGreaterThan(3)
  expect(used!.open).toBeGreaterThan(3)
  expect(used!.sourced).toBeGreaterThan(1)
  const wrong = [...(await verifyLedger(owner)), ...(await verifyStock(owner)), ...(await verifyOrders(owner))]
  expect(await ownFindings(tenantId, wrong)).toEqual([])
})
