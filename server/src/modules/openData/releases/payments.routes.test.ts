import { expect, test } from 'vitest'
import { aTenant, database } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { paymentsOfOrders } from './project.store.ts'

interface Paid {
  readonly cash: string
  readonly status: 'sent' | 'paid' | 'bounced'
}
const [invoiceId, payableId, matchId] = ['1', '2', '3']

/** Invoice matched with lines of orders (orders are numbered from 1), and its payments, without the documents around. */
async function invoiced(grosses: readonly (readonly [orderId: string, gross: string])[], payments: readonly Paid[]) {
  const { id: tenantId } = await aTenant()
  const db = await owner.connect()
  const insert = (into: string, row: Readonly<Record<string, unknown>>) => {
    const columns = Object.keys(row)
    const places = columns.map((_, at) => `$${at + 2}`)
    return db.query(`insert into ${into} (tenant_id, ${columns.join(', ')}) values ($1, ${places.join(', ')})`, [
      tenantId,
      ...Object.values(row),
    ])
  }
  try {
    await db.query('begin')
    const party = { supplier_id: '5', supplier_name: '供应商', payer_no: '9', payer_title: '公司' }
    const total = grosses.reduce((all, [, gross]) => all + Number(gross), 0).toFixed(2)
    const now = new Date()
    await insert('invoices.invoices', {
      id: invoiceId,
      status: 'matched',
      kind: 'special',
      is_red: false,
      code: '',
      number: '1',
      issued_on: '2026-01-02',
      seller_no: '8',
      seller_name: '-',
      buyer_no: '9',
      buyer_name: '-',
      net: total,
      tax: '0',
      gross: total,
      data_from: 'xml',
      data_hash: '0'.repeat(64),
      uploaded_by: '4',
      uploaded_by_name: '-',
      created_at: now,
    })
    const texts = { name: '-', class_name: '', spec: '', unit: '件', tax_code: '', rate_kind: 'exempt' }
    await insert('invoices.lines', { invoice_id: invoiceId, line_no: 1, ...texts, net: total, tax: '0', gross: total })
    const bank = { name: '-', account_no: Buffer.from('0'), last4: '0000', bank: '-', cnaps: '0'.repeat(12) }
    await insert('payments.payee_accounts', { id: '6', supplier_id: '5', ...bank, effective_at: now })
    await insert('settlement.matches', {
      id: matchId,
      invoice_id: invoiceId,
      status: 'matched',
      method: 'lines',
      tolerance: '0',
      expected: total,
      difference: '0',
      at: now,
    })
    for (const [at, [orderId, gross]] of grosses.entries()) {
      const names = { source_no: '-', order_no: '-', dept_name: '-', name: '-', spec: '', unit: '件', tax_code: '' }
      const id = String(100 + at)
      const amounts = { quantity: gross.startsWith('-') ? -1 : 1, net: gross, tax: '0', gross }
      const kind = gross.startsWith('-') ? 'return' : 'receipt'
      const line = { id, kind, source_id: id, order_id: orderId, booked_on: '2026-01-01' }
      await insert('settlement.lines', { ...line, ...party, ...names, ...amounts })
      const row = { match_id: matchId, row_no: at + 1, line_id: id, pieces: 1, gross, expected: gross, outcome: 'ok' }
      await insert('settlement.match_rows', row)
    }
    const days = { accepted_on: '2026-01-02', due_on: '2026-02-01', created_at: now }
    await insert('settlement.payables', {
      id: payableId,
      invoice_id: invoiceId,
      invoice_no: '1',
      gross: total,
      ...party,
      ...days,
    })
    for (const [at, { cash, status }] of payments.entries()) {
      const id = String(200 + at)
      await insert('payments.requests', {
        id,
        no: `FQ-${id}`,
        status: 'paying',
        ...party,
        rows: 1,
        gross: cash,
        credit: '0',
        total: cash,
        planned_on: '2026-02-01',
        due_on: '2026-02-01',
        purpose: '-',
        prepared_by: '4',
        prepared_by_name: '-',
        preparers: ['4'],
        approvers: ['7'],
        prepared_at: now,
      })
      await insert('payments.request_rows', { id, request_id: id, payable_id: payableId, amount: cash, cash })
      const payee = { payee_id: '6', payee_name: '-', payee_last4: '0000', payee_bank: '-' }
      const paidOn = status === 'sent' ? null : `2026-03-0${at + 1}`
      const payment = { id, request_id: id, place: 1, serial: id, amount: cash, ...payee, status, paid_on: paidOn }
      await insert('payments.payments', { ...payment, sent_at: now })
    }
    await db.query('commit')
  } finally {
    db.release()
  }
  const of = (...ids: readonly string[]) => database.read(tenantId, (read) => paymentsOfOrders(read, { ids }))
  return { of }
}

test('payments of orders: shares of an invoice add up to each payment, to the cent', async () => {
  const { of } = await invoiced(
    [
      ['1', '33.33'],
      ['2', '33.33'],
      ['1', '0.01'],
      ['3', '33.33'],
    ],
    [
      { cash: '50.01', status: 'paid' },
      { cash: '49.99', status: 'paid' },
    ],
  )
  const all = await of('1', '2', '3')
  const cents = (day: string) =>
    all.filter(({ paid_on: on }) => on === day).map(({ amount }) => Math.round(Number(amount) * 100))
  for (const [day, whole] of [
    ['2026-03-01', 5001],
    ['2026-03-02', 4999],
  ] as const)
    expect(cents(day).reduce((sum, each) => sum + each, 0)).toBe(whole)
  // One order alone has the same share.
  expect(await of('2')).toEqual(all.filter(({ order_id: id }) => id === '2'))
})

test('payments of orders: what is on its way is not told, what bounced is 0, and numbers stay', async () => {
  const { of } = await invoiced(
    [
      ['1', '100.00'],
      ['2', '-20.00'],
    ],
    [
      { cash: '30.00', status: 'sent' },
      { cash: '20.00', status: 'bounced' },
      { cash: '20.00', status: 'paid' },
    ],
  )
  expect(await of('1', '2')).toEqual([
    { order_id: '1', no: 2, paid_on: '2026-03-02', amount: '0.00' },
    { order_id: '1', no: 3, paid_on: '2026-03-03', amount: '20.00' },
  ])
})
