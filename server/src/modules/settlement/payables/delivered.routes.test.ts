import { expect, test } from 'vitest'
import { dayAfter } from '#contract/kit/calendar.ts'
import { approveInvoice } from '#contract/settlement/matching/matching.ts'
import { listPayables } from '#contract/settlement/payables.ts'
import { aPerson, as } from '#test/app.ts'
import { invoicing, today } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

test('payables: a small enterprise is paid within sixty days of the receipt, on whichever day it was booked', async () => {
  const { tenant, clerk, glove, vest, written, send, statement } = await invoicing()
  const treasurer = await aPerson(tenant, { permissions: ['payable.hold', 'payment.read'] })
  await owner.query(
    `insert into settlement.terms (tenant_id, id, is_sme, days, set_by_name, set_at) values ($1, $2, true, 90, '', now())`,
    [tenant.id, statement.supplierId],
  )
  // In the morning in China it is still the day before in UTC. The line was booked last month, as of a month that is closed.
  const receivedOn = dayAfter(today, -40)
  await owner.query('update ordering.receipts set received_at = $2 where tenant_id = $1', [
    tenant.id,
    `${receivedOn}T00:30:00+08:00`,
  ])
  const invoice = (await send(written([glove(10), vest(5)]))).invoice!
  await as(clerk, approveInvoice, { id: invoice.id, version: invoice.version })
  const [payable] = (await as(treasurer, listPayables, { tab: 'all' })).records
  expect(payable).toMatchObject({ smeDueOn: dayAfter(receivedOn, 60), dueOn: dayAfter(receivedOn, 60) })
})
