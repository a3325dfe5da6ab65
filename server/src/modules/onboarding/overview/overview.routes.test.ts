import { expect, test } from 'vitest'
import { reportIncident } from '#contract/onboarding/incidents.ts'
import { findSupplier360, partKinds } from '#contract/onboarding/supplier360.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, aTenant, clock, refusalOf } from '#test/app.ts'
import { createContracting } from '#test/contracts/contracting.ts'

const operating = [
  'supplier.read',
  'agreement.manage',
  'order.oversee',
  'qualification.manage',
  'incident.manage',
  'score.manage',
  'supplier.restrict',
] as const

test('supplier at a glance: each reader sees the parts whose lists they may read, of this tenant', async () => {
  const { tenant, seller, signable } = await createContracting()
  await signable({ gross: '1234.56' })
  const id = seller.supplierId!
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: operating })
  const report = { supplierId: id, severity: 'minor' as const, occurredOn: dayOf(clock()), facts: '未按约定送货' }
  await as(operator, reportIncident, report as never)
  const shown = await as(operator, findSupplier360, { id })
  expect(shown.parts.map(({ kind }) => kind)).toEqual(
    partKinds.filter((kind) => !['contracts', 'invoices', 'payables'].includes(kind)),
  )
  expect(shown.parts.find(({ kind }) => kind === 'incidents')).toMatchObject({
    counts: expect.arrayContaining([{ name: 'open', count: 1 }]),
    rows: [{ title: '未按约定送货', status: '01' }],
  })
  expect(shown.profile).not.toBeNull()

  const buyer = await aPerson(tenant, {
    permissions: ['supplier.read', 'contract.read', 'invoice.read', 'payment.read', 'incident.manage'],
  })
  const bought = await as(buyer, findSupplier360, { id })
  expect(bought.profile).toBeNull()
  expect(bought.parts.map(({ kind }) => kind)).toEqual(['contracts', 'invoices', 'payables'])
  expect(bought.parts[0]).toMatchObject({ counts: expect.arrayContaining([{ name: 'open', count: 1 }]) })
  expect(bought.parts[0]!.rows).toMatchObject([{ amount: '1234.56', status: 'signing' }])

  const reader = await aPerson(tenant, { permissions: ['supplier.read'] })
  expect((await as(reader, findSupplier360, { id })).parts).toEqual([])
  expect(await refusalOf(as(await aPerson(tenant, { permissions: [] }), findSupplier360, { id }))).toBe(
    'permission.denied',
  )
  expect(await refusalOf(as(seller, findSupplier360, { id }))).toBe('permission.denied')
  const elsewhere = await aPerson(await aTenant(), { entrance: 'operator', permissions: operating })
  expect(await refusalOf(as(elsewhere, findSupplier360, { id }))).toBe('thing.notFound')
})
