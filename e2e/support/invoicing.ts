import type { Page } from '@playwright/test'
import { dayOf } from '#contract/kit/calendar.ts'
import { listOpenLines, listToInvoice } from '#contract/settlement/matching/matching.ts'
import type { Unstated } from '#contract/settlement/statement.ts'
import { listUnstated } from '#contract/settlement/statements.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { invoiceXml } from '#kit/taxBureau/invoiceXml.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { expect } from '../app.ts'
import { asOwner } from './ownerDatabase.ts'

/** Waits until the lines of a supplier's received order are booked, and moves all lines into the last month. */
export async function bookLines(clerk: Page, supplier: string): Promise<Unstated> {
  const month = dayOf(new Date()).slice(0, 7)
  const booked = async () => (await callApi(clerk, listUnstated, { month, keyword: supplier })).records
  await expect.poll(async () => (await booked()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  await asOwner((owner) =>
    owner.query(
      `update settlement.lines l set booked_on = date_trunc('month', booked_on)::date - 5
       from suppliers.suppliers s where s.id = l.supplier_id and s.name like $1 || '%'`,
      [supplier],
    ),
  )
  return (await booked())[0]!
}

/** Invoice of all that is open of a confirmed statement, as the tax bureau issues it. */
export async function invoiceOf(supplier: Page, operator: Page, statementId: string) {
  const { records } = await callApi(supplier, listToInvoice, { limit: 50 })
  const statement = records.find(({ id }) => id === statementId)!
  const { records: lines } = await callApi(supplier, listOpenLines, { statementId, limit: 50 })
  const { records: sellers } = await callApi(operator, listSuppliers, { keyword: statement.supplierName, limit: 1 })
  const number = `26${String(Date.now()).padStart(18, '0')}`
  const content = invoiceXml({
    number,
    issuedOn: dayOf(new Date()),
    seller: { no: sellers[0]!.creditCode, name: sellers[0]!.name },
    buyer: { no: statement.payerNo, name: statement.payerTitle },
    lines: lines.map(({ name, unit, quantity, gross, rate }) => ({
      name,
      unit,
      gross,
      rate: rate ?? '9.00',
      ...(quantity > 0 ? { quantity } : {}),
    })),
    remark: statement.statementNo,
  })
  return { number, content }
}
