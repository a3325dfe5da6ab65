import { expect, test } from 'vitest'
import { monthAfter } from '#contract/kit/calendar.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { findStatement } from '#contract/settlement/statements.ts'
import { balanceOf, vouchersOf } from '#modules/payments/periods/period.rules.ts'
import { entriesOf } from '#modules/payments/periods/period.store.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, database } from '#test/app.ts'
import { invoicing, lastMonth, payer, today } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

test('retentions: a red invoice reduces what is owed, then what is withheld, and the books balance', async () => {
  const { glove, vest, written, send, giveBack, state, clerk, seller, statement, tenant } = await invoicing()
  await database.write(tenant.id, (tx) => storeSettings(tx, { retentionPercent: '10' }))
  const blue = written([glove(10), vest(5)])
  const { invoice } = await send(blue)
  await as(clerk, contract.approveInvoice, at(invoice!))
  expect(await as(seller, findStatement, { id: statement.id })).toMatchObject({ retained: '52.80' })
  const rows = async () =>
    (
      await owner.query<Record<string, string>>(
        `select p.kind, p.gross, p.offset_amount, p.retained, p.rest, p.status, r.status as retention from settlement.payables p
         left join settlement.retentions r on r.tenant_id = p.tenant_id and r.id = p.id where p.tenant_id = $1 order by p.id`,
        [tenant.id],
      )
    ).rows
  expect(await rows()).toMatchObject([
    { kind: 'invoice', gross: '528.00', retained: '52.80', rest: '475.20' },
    { kind: 'retention', gross: '52.80', rest: '52.80', status: 'held', retention: 'held' },
  ])
  // Ten yuan are left of the invoice itself.
  await owner.query(
    `update settlement.payables set paid = 465.20 where tenant_id = $1 and kind = 'invoice' and gross > 0`,
    [tenant.id],
  )
  await giveBack(1)
  await state(monthAfter(lastMonth, -1))
  const red = await send(written([glove(-1)], { reverses: blue.number }))
  await as(clerk, contract.approveInvoice, at(red.invoice!))
  expect(await rows()).toMatchObject([
    { offset_amount: '10.00', rest: '0.00', status: 'settled' },
    { offset_amount: '25.20', rest: '27.60', retention: 'held' },
    { kind: 'invoice', gross: '-35.20', offset_amount: '-35.20', status: 'settled' },
  ])
  await giveBack(1)
  await state(monthAfter(lastMonth, -2))
  const second = await send(written([glove(-1)], { reverses: blue.number }))
  await as(clerk, contract.approveInvoice, at(second.invoice!))
  expect(await rows()).toMatchObject([
    {},
    { offset_amount: '52.80', rest: '0.00', status: 'settled', retention: 'reversed' },
    {},
    { gross: '-35.20', rest: '-7.60', status: 'open' },
  ])
  const entries = await database.read(tenant.id, (db) => entriesOf(db, { payerNo: payer.no, month: today.slice(0, 7) }))
  expect(entries.map(({ kind, gross }) => [kind, gross])).toEqual([
    [1, '528.00'],
    [1, '-35.20'],
    [1, '-35.20'],
    [6, '52.80'],
    [7, '25.20'],
    [7, '27.60'],
  ])
  expect(balanceOf(vouchersOf(entries))).toBe('0.00')
})
