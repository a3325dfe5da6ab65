import { expect, test } from 'vitest'
import { listReceivables } from '#contract/payments/supplierPayments.ts'
import { minus, sum } from '#contract/kit/money.ts'
import { as } from '#test/app.ts'
import { createPaying } from '#test/payments/paying.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

test('receivables: what was deducted is told, so that paid, offset, deducted and the rest are the invoice', async () => {
  const { supplier, payable, tenant } = await createPaying()
  await payable('100.00')
  await owner.query('update settlement.payables set deducted = 2 where tenant_id = $1', [tenant.id])
  const [row] = (await as(supplier, listReceivables, {})).records
  expect(row).toMatchObject({ gross: '100.00', deducted: '2.00', rest: '98.00' })
  expect(minus(row!.gross, sum([row!.paid, row!.offset, row!.deducted, row!.rest]))).toBe('0.00')
})
