import { expect, test } from 'vitest'
import { entrances } from '#contract/kit/entrance.ts'
import * as contract from '#contract/ledger/ledger.ts'
import * as quotas from '#contract/ledger/quotas.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { draft, aCompany } from '#test/ledger/budgets.ts'

test('header quota: none, pending application, and current quota', async () => {
  const { tenant, budgetManager, reader } = await aCompany()
  expect(await as(reader, quotas.quotaReleased, {})).toEqual({ quotaReleased: '-1', accountSource: '' })
  const { id, version } = await as(
    budgetManager,
    contract.setBudget,
    draft(tenant.root.id, { kind: 'quota', active: false }),
  )
  const apply = { state: 'applied', source: '3' } as const
  await database.write(tenant.id, (tx) => tx.updateTable('ledger.accounts').set(apply).where('id', '=', id).execute())
  expect(await as(reader, quotas.quotaReleased, {})).toEqual({ quotaReleased: '-2', accountSource: '3' })
  await as(budgetManager, contract.setBudget, draft(tenant.root.id, { kind: 'quota', id, version, amount: '88.80' }))
  expect(await as(reader, quotas.quotaReleased, {})).toEqual({ quotaReleased: '88.80', accountSource: '3' })
  expect(await as(reader, quotas.queryIsCheckQuota, {})).toEqual({ confId: null, isCheckQuota: '1' })
  const elsewhere = await aTenant({ isCheckQuota: '0', quotaAccountSource: '3' })
  const lax = await aPerson(elsewhere, { permissions: ['budget.read'] })
  expect((await as(lax, quotas.queryIsCheckQuota, {})).isCheckQuota).toBe('0')
  expect(await as(lax, quotas.quotaReleased, {})).toEqual({ quotaReleased: '-1', accountSource: '3' })
})

test('budgets: the remaining quota, and whether it is checked, is shown only to buyers', async () => {
  const { tenant, budgetManager } = await aCompany()
  await as(budgetManager, contract.setBudget, draft(tenant.root.id, { kind: 'quota', amount: '5000000.00' }))
  const requested = async (options: Parameters<typeof aPerson>[1]) => {
    const person = await aPerson(tenant, options)
    return Promise.all(
      [quotas.quotaReleased, quotas.queryIsCheckQuota].map((route) => refusalOf(as(person, route, {}))),
    )
  }
  for (const entrance of entrances.filter((each) => each !== 'purchaser')) {
    const side = entrance === 'supplier' ? { supplierId: '7' } : { entrance }
    const outcome = await requested({ ...side, permissions: ['budget.read', 'order.submit'] })
    expect([entrance, ...outcome]).toEqual([entrance, 'permission.denied', 'permission.denied'])
  }
  expect(await requested({ permissions: ['order.read'] })).toEqual(['permission.denied', 'permission.denied'])
  expect(await requested({ permissions: ['budget.read'] })).toEqual(['accepted', 'accepted'])
})
