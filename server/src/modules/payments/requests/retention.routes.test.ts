import { describe, expect, test } from 'vitest'
import { dayAfter } from '#contract/kit/calendar.ts'
import { minus, sum } from '#contract/kit/money.ts'
import * as requests from '#contract/payments/requests.ts'
import { listOwnRetentions, listReceivables } from '#contract/payments/supplierPayments.ts'
import { listPayables } from '#contract/settlement/payables.ts'
import * as contract from '#contract/settlement/retentions/retentions.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, clock, database, type Person, refusalOf, runJob } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { at, createPaying, today } from '#test/payments/paying.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download, upload } from '#test/upload.ts'

/** Tenant that withholds five percent of its invoices for 30 days, with two people who handle retentions. */
async function withholding() {
  const market = await createPaying()
  const { tenant } = market
  await database.write(tenant.id, (tx) => storeSettings(tx, { retentionPercent: '5', retentionDays: '30' }))
  await database.write(tenant.id, (tx) => storeSettings(tx, { payableDays: '10' }))
  const handler = (name: string) => aPerson(tenant, { permissions: ['payment.read', 'retention.handle'], name })
  const [first, second, third] = [await handler('卫长风'), await handler('沈若川'), await handler('何远山')]
  const list = async (by: Person = first, tab: contract.RetentionTab = 'all') =>
    (await as(by, contract.listRetentions, { tab })).records
  const find = async (id: string) => (await list()).find((each) => each.id === id)!
  const only = async () => (await list())[0]!
  const propose = async (
    outcome: 'release' | 'deduct',
    amount?: string,
    { by = first, documents = [] as string[] } = {},
  ) =>
    as(by, contract.proposeRetention, {
      ...at(await only()),
      outcome,
      ...(amount === undefined ? {} : { amount }),
      reason: '质保期内两台设备故障',
      documents,
    })
  const decide = async (by: Person, isAccepted = true, reason = '') =>
    as(by, contract.decideRetention, { ...at(await only()), isAccepted, reason })
  const pay = async (...ids: readonly string[]) => {
    const { id } = await market.decide((await market.submit(await market.draft(...ids))).id)
    const request = await market.find(id, market.cashier)
    return as(market.cashier, requests.markRequestPaid, { ...at(request), paidOn: today(), bankRef: `B${id}` })
  }
  const later = (days: number) => new Date(clock().getTime() + days * 86_400_000)
  const booked = async () =>
    (
      await owner.query<{ kind: string; amount: string }>(
        'select kind, amount from settlement.retention_moves where tenant_id = $1 order by id',
        [tenant.id],
      )
    ).rows.map(({ kind, amount }) => [kind, amount])
  return { ...market, first, second, third, list, find, only, propose, decide, pay, later, booked }
}

describe('payments: retentions', () => {
  test('an invoice is paid but for what is withheld, which follows on its day', async () => {
    const market = await withholding()
    const { payable, payee, draft, pay, rows, only, clerk, tenant, later, booked, supplier } = market
    await payee()
    const invoice = await payable('1200.50')
    expect(await rows()).toMatchObject([
      { gross: '1200.50', rest: '1140.48', status: 'open' },
      { gross: '60.02', rest: '60.02', status: 'held', holds: ['retention'] },
    ])
    const retention = await only()
    expect(retention).toMatchObject({ percent: '5.00', gross: '60.02', dueOn: dayAfter(today(), 30), daysLeft: 30 })
    expect(await refusalOf(draft(retention.id))).toBe('payment.notPayable')
    await pay(invoice)
    const own = (await as(supplier, listReceivables, { tab: 'all' })).records
    expect(own.map(({ kind, gross, paid, retained, rest }) => [kind, gross, paid, retained, rest])).toEqual([
      ['invoice', '1200.50', '1140.48', '60.02', '0.00'],
      ['retention', '60.02', '0.00', '0.00', '60.02'],
    ])
    for (const { gross, paid, offset, deducted, retained, rest } of own)
      expect(minus(gross, sum([paid, offset, deducted, retained, rest]))).toBe('0.00')
    await runJob('settlement.releaseRetentions', tenant.id, later(29))
    expect(await only()).toMatchObject({ status: 'held' })
    await runJob('settlement.releaseRetentions', tenant.id, later(30))
    await runJob('settlement.releaseRetentions', tenant.id, later(31))
    expect(await only()).toMatchObject({ status: 'released', can: [] })
    await pay(retention.id)
    expect(await rows()).toMatchObject([{ status: 'settled' }, { paid: '60.02', status: 'settled' }])
    expect(await booked()).toEqual([
      ['withheld', '60.02'],
      ['released', '60.02'],
    ])
    const { records } = await as(clerk, listPayables, { tab: 'all', kind: 'retention' })
    expect(records).toMatchObject([{ gross: '60.02', retained: '0.00', can: [] }])
  })

  test('a release before its day and a deduction need a second person, with the reason and the documents', async () => {
    const { payable, propose, decide, first, second, only, supplier, rows, booked, tenant } = await withholding()
    await payable('1000.00')
    expect(await refusalOf(propose('deduct'))).toBe('retention.amountMissing')
    expect(await refusalOf(propose('deduct', '0'))).toBe('retention.amountMissing')
    expect(await refusalOf(propose('deduct', '50.01'))).toBe('retention.tooMuch')
    const { storageFileId } = await upload(first, uploadFile, { name: '检验报告.pdf', content: pdf('broken') })
    await propose('deduct', '20.00', { documents: [storageFileId] })
    const file = { storage_file_id: storageFileId }
    expect(await refusalOf(as(supplier, downloadFile, file))).toBe('thing.notFound')
    const own = async () => (await as(supplier, listOwnRetentions, {})).records[0]
    expect(await own()).toMatchObject({ status: 'held', outcome: null, amount: null, reason: '', documents: [] })
    const sameSide = await aPerson(tenant, {
      permissions: ['payment.read', 'retention.handle'],
      person: first.personId,
    })
    expect(await refusalOf(decide(sameSide))).toBe('retention.ownProposal')
    expect(await refusalOf(decide(second, false))).toBe('retention.reasonMissing')
    await decide(second, false, '证据不足')
    expect(await only()).toMatchObject({ status: 'held', outcome: null, deducted: '0.00' })
    const again = (await upload(first, uploadFile, { name: '检验报告.pdf', content: pdf('broken') })).storageFileId
    await propose('deduct', '20.00', { documents: [again] })
    await decide(second)
    expect(await only()).toMatchObject({ status: 'held', deducted: '20.00', rest: '30.00' })
    expect(await own()).toMatchObject({ deducted: '20.00', reason: '质保期内两台设备故障' })
    expect((await download(supplier, downloadFile, { storage_file_id: again })).content.toString()).toContain('broken')
    await propose('release')
    await decide(second)
    expect(await only()).toMatchObject({ status: 'released', dueOn: today(), rest: '30.00' })
    expect(await rows()).toMatchObject([{}, { status: 'open', holds: [], rest: '30.00' }])
    expect(await booked()).toEqual([
      ['withheld', '50.00'],
      ['deducted', '20.00'],
      ['released', '30.00'],
    ])
    expect(await refusalOf(propose('deduct', '1.00'))).toBe('thing.wrongState')
  })

  test('of releases and deductions at once one wins, and so does one decision', async () => {
    const { payable, propose, decide, second, third, only, tenant, later, booked } = await withholding()
    await payable('1000.00')
    const proposals = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? propose('release') : propose('deduct', '50.00'),
    )
    expect(count(await outcomes(proposals), 'ok')).toBe(1)
    const isDeduction = (await only()).outcome === 'deduct'
    const all = await outcomes([
      ...Array.from({ length: 4 }, () => decide(second)),
      ...Array.from({ length: 4 }, () => decide(third)),
      runJob('settlement.releaseRetentions', tenant.id, later(40)),
    ])
    // The job does nothing as long as something is proposed.
    expect(count(all, 'ok')).toBe(2)
    const { status, deducted, rest } = await only()
    expect([status, deducted, rest]).toEqual(
      isDeduction ? ['deducted', '50.00', '0.00'] : ['released', '0.00', '50.00'],
    )
    expect(await booked()).toEqual([
      ['withheld', '50.00'],
      [isDeduction ? 'deducted' : 'released', '50.00'],
    ])
  })

  test('nobody changes what was withheld, and other tenants and suppliers see none of it', async () => {
    const { payable, only, first, tenant, otherId, clerk } = await withholding()
    await payable('1000.00')
    const { id, version } = await only()
    const set = (values: string) =>
      owner.query(`update settlement.payables set ${values} where tenant_id = $1 and kind = 'retention'`, [tenant.id])
    await expect(set('gross = 40')).rejects.toThrow('does not change')
    await expect(set('deducted = 50.01')).rejects.toThrow('payment.tooMuch')
    await expect(
      owner.query('update settlement.payables set retained = 0 where tenant_id = $1 and retained > 0', [tenant.id]),
    ).rejects.toThrow('does not change')
    const elsewhere = await withholding()
    const given = { id, version, outcome: 'release' as const, reason: '误', documents: [] }
    expect(await refusalOf(as(elsewhere.first, contract.proposeRetention, given))).toBe('thing.notFound')
    expect(await refusalOf(as(clerk, contract.proposeRetention, given))).toBe('permission.denied')
    expect(await elsewhere.list()).toEqual([])
    const other = await aPerson(tenant, { permissions: ['supplierPayment.read'], supplierId: otherId })
    expect((await as(other, listOwnRetentions, {})).records).toEqual([])
    expect(await refusalOf(as(elsewhere.first, contract.listRetentionChanges, { id }))).toBe('thing.notFound')
    expect((await as(first, contract.listRetentionChanges, { id })).records).toHaveLength(1)
  })

  test('reminded 15, 3 and 0 days before, and once a decision is late', async () => {
    const { payable, propose, tenant, later } = await withholding()
    await payable('1000.00')
    const reminders = async () =>
      (
        await owner.query<{ days: number }>(
          `select (data ->> 'days')::int as days from kit.events where tenant_id = $1 and name = 'retention.due' order by id`,
          [tenant.id],
        )
      ).rows.map(({ days }) => days)
    await propose('release')
    for (const days of [1, 15, 16, 26, 27, 28, 30, 31, 40])
      await runJob('settlement.remindOfRetentions', tenant.id, later(days))
    expect(await reminders()).toEqual([15, 3, 0, -1])
  })
})
