import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/suppliers/certificateCalendar.ts'
import { aPerson, as, aTenant, clock, database, refusalOf, type TestTenant } from '#test/app.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { insertCertificates } from './certificate.store.ts'

const inDays = (days: number) => dayOf(new Date(clock().getTime() + days * 86_400_000))

async function certified(tenant: TestTenant, days: readonly (number | null)[]) {
  const supplierId = await createTestSupplier(database, tenant.id)
  await database.write(tenant.id, (tx) =>
    insertCertificates(
      tx,
      days.map((each, at) => ({
        supplier_id: supplierId,
        type: 'iso9001' as const,
        no: `N${at}`,
        issuer: '华信认证',
        last_day: each === null ? null : inDays(each),
        files: [],
        created_at: clock(),
      })),
    ),
  )
  return { supplierId, seller: await aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] }) }
}

test('certificate calendar: by last day, state and month; a supplier sees its own', async () => {
  const tenant = await aTenant()
  const { seller } = await certified(tenant, [-1, 0, 30, 31, null])
  const rival = await certified(tenant, [10])
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['supplier.read'] })
  const all = async (input: object = {}) =>
    (await as(operator, contract.listCertificates, input)).records.map(({ daysLeft }) => daysLeft)
  expect(await all()).toEqual([-1, 0, 10, 30, 31, null])
  expect(await all({ state: 'expired' })).toEqual([-1])
  expect(await all({ state: 'expiring' })).toEqual([0, 10, 30])
  expect(await all({ state: 'valid' })).toEqual([31])
  expect(await all({ state: 'endless' })).toEqual([null])
  expect(await all({ month: inDays(31).slice(0, 7), state: 'valid' })).toEqual([31])
  const counts = await as(operator, contract.countCertificates, {})
  expect(counts).toMatchObject({ expired: 1, endless: 1 })
  expect(counts.months).toHaveLength(contract.calendarMonths)
  expect(counts.months.reduce((sum, { count }) => sum + count, 0)).toBe(4)

  const own = (await as(seller, contract.listOwnCertificates, {})).records
  expect(own).toHaveLength(5)
  expect((await as(rival.seller, contract.countOwnCertificates, {})).expired).toBe(0)
  expect(await refusalOf(as(seller, contract.listCertificates, {}))).toBe('permission.denied')
  const elsewhere = await aPerson(await aTenant(), { entrance: 'operator', permissions: ['supplier.read'] })
  expect((await as(elsewhere, contract.listCertificates, {})).records).toEqual([])
})
