import { describe, expect, test } from 'vitest'
import { dayAfter } from '#contract/kit/calendar.ts'
import { aPerson, database, refusalOf } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { createPayable } from '../index.ts'

async function owing(settings = {}) {
  const { tenant, suppliers } = await createOrderingFixture()
  if (Object.keys(settings).length > 0)
    await owner.query(`insert into tenancy.configs (tenant_id, code, val) values ($1, 'payableDays', '45')`, [
      tenant.id,
    ])
  const clerk = await aPerson(tenant)
  const invoice = {
    invoiceId: '7001',
    invoiceNo: '26312000000000007001',
    supplierId: suppliers[0]!.supplierId!,
    supplierName: '江澜智能科技',
    payerNo: '91110000100000000X',
    payerTitle: '华润置地',
    gross: '1200.50',
    acceptedOn: '2026-11-20',
  }
  const create = (changed: Partial<typeof invoice> = {}) =>
    database.write(tenant.id, (tx) => createPayable(tx, clerk, { ...invoice, ...changed }))
  const rows = async () =>
    (await owner.query(`select * from settlement.payables where tenant_id = $1 order by id`, [tenant.id])).rows
  return { tenant, create, rows, invoice }
}

describe('settlement: payables', () => {
  test('an accepted invoice is due after the payment term, a credit at once, and each has one payable', async () => {
    const { create, rows } = await owing()
    await create()
    await create({ invoiceId: '7002', gross: '-200.00' })
    expect(await rows()).toMatchObject([
      { gross: '1200.50', rest: '1200.50', due_on: dayAfter('2026-11-20', 30), status: 'open', holds: [] },
      { gross: '-200.00', rest: '-200.00', due_on: '2026-11-20', status: 'open' },
    ])
    expect(await refusalOf(create())).toBe('payable.taken')
    const all = await Promise.allSettled([1, 2, 3, 4, 5].map(() => create({ invoiceId: '7003' })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(create({ invoiceId: '7004', supplierId: '1' }))).toBe('thing.notFound')
    const elsewhere = await owing({ payableDays: 45 })
    await elsewhere.create()
    expect(await elsewhere.rows()).toMatchObject([{ due_on: '2027-01-04' }])
  })

  test('paid, offset, deducted and reserved never exceed the invoice, whoever writes them', async () => {
    const { create, tenant } = await owing()
    await create()
    await create({ invoiceId: '7002', gross: '-200.00' })
    const set = (values: string, gross: string) =>
      owner.query(`update settlement.payables set ${values} where tenant_id = $1 and gross = $2`, [tenant.id, gross])
    await expect(set('paid = 1000, reserved = 200.51', '1200.50')).rejects.toThrow('payment.tooMuch')
    await expect(set('paid = 1300, deducted = -100', '1200.50')).rejects.toThrow('payment.tooMuch')
    await expect(set('offset_amount = 10', '-200.00')).rejects.toThrow('payment.tooMuch')
    await expect(set('offset_amount = -200.01', '-200.00')).rejects.toThrow('payment.tooMuch')
    await set('paid = 1000, reserved = 100.50, offset_amount = 100', '1200.50')
    await set('offset_amount = -200', '-200.00')
  })
})
