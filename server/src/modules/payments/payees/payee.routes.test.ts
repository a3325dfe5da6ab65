import { describe, expect, test } from 'vitest'
import * as payees from '#contract/payments/payees.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, aTenant, database, refusalOf, runJob } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { account, at, createPaying } from '#test/payments/paying.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const later = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('payments: payee accounts', () => {
  test('a change is proposed, verified, approved and cools down, while all payables of the supplier are held', async () => {
    const { clerk, supplier, verifier, controller, tenant, payable, rows, otherId } = await createPaying()
    await database.write(tenant.id, (tx) => storeSettings(tx, { payeeCoolingDays: '3' }))
    await payable('100.00')
    await payable('70.00', { supplierId: otherId })
    const proposed = await as(supplier, payees.proposeOwnPayee, account)
    expect(proposed).toMatchObject({
      status: 'submitted',
      last4: '3445',
      bySupplier: true,
      callTo: '',
      can: ['withdraw'],
    })
    await payable('50.00')
    expect((await rows()).map(({ gross, holds, status }) => [gross, holds, status])).toEqual([
      ['100.00', ['payeeChange'], 'held'],
      ['70.00', [], 'open'],
      ['50.00', ['payeeChange'], 'held'],
    ])
    expect(await refusalOf(as(supplier, payees.proposeOwnPayee, { ...account, bank: '工商银行' }))).toBe(
      'payee.changeOpen',
    )
    expect(await refusalOf(as(controller, payees.approvePayee, at(proposed)))).toBe('thing.wrongState')
    const called = await as(verifier, payees.callBackPayee, { ...at(proposed), callNote: '已致电' })
    const approved = await as(controller, payees.approvePayee, at(called))
    expect(approved).toMatchObject({ status: 'cooling', calledByName: '何远山', approvedByName: '苏砚' })
    await runJob('payments.takeEffect', tenant.id)
    expect((await as(supplier, payees.findOwnPayee, {})).account).toBeNull()
    await runJob('payments.takeEffect', tenant.id, later(4))
    expect((await as(supplier, payees.findOwnPayee, {})).account).toMatchObject({ last4: '3445', changeNo: null })
    expect((await rows()).map(({ holds }) => holds)).toEqual([[], [], []])
    await payable('10.00')
    expect((await rows()).at(-1)).toMatchObject({ holds: [], status: 'open' })
    expect(await refusalOf(as(supplier, payees.proposeOwnPayee, account))).toBe('payee.unchanged')
    expect(JSON.stringify(await as(clerk, payees.listPayeeProposals, { tab: 'all' }))).not.toContain(account.accountNo)
    const { rows: stored } = await owner.query<{ text: string }>(
      `select encode(account_no, 'escape') as text from payments.payee_accounts where tenant_id = $1`,
      [tenant.id],
    )
    expect(stored).toHaveLength(1)
    expect(stored[0]!.text).not.toContain(account.accountNo)
  })

  test('nobody takes two of the three steps, in whatever order', async () => {
    const { tenant, supplierId } = await createPaying()
    const all = ['payment.read', 'payment.prepare', 'payee.verify', 'payee.approve'] as const
    const [a, b, c] = [
      await aPerson(tenant, { permissions: all }),
      await aPerson(tenant, { permissions: all }),
      await aPerson(tenant, { permissions: all }),
    ]
    const proposed = await as(a, payees.proposePayee, { supplierId, ...account })
    const call = { ...at(proposed), callNote: '已致电' }
    expect(await refusalOf(as(a, payees.callBackPayee, call))).toBe('payee.samePerson')
    const called = await as(b, payees.callBackPayee, call)
    expect(called.can).not.toContain('approve')
    for (const person of [a, b])
      expect(await refusalOf(as(person, payees.approvePayee, at(called)))).toBe('payee.samePerson')
    expect(await as(c, payees.approvePayee, at(called))).toMatchObject({ status: 'cooling' })
    const forged = owner.query(
      `update payments.payee_changes set approved_by_person = requested_by_person where tenant_id = $1`,
      [tenant.id],
    )
    await expect(forged).rejects.toThrow('payee.samePerson')
  })

  test('a change that is rejected or withdrawn frees the payables, and the old account stays', async () => {
    const { supplier, clerk, verifier, payee, payable, rows, supplierId } = await createPaying()
    await payee()
    await payable('100.00')
    const changed = { ...account, accountNo: '6222020200998877661' }
    const proposed = await as(supplier, payees.proposeOwnPayee, changed)
    expect((await rows())[0]).toMatchObject({ status: 'held' })
    expect(await refusalOf(as(clerk, payees.withdrawPayee, at(proposed)))).toBe('thing.notAllowed')
    expect(await refusalOf(as(clerk, payees.rejectPayee, { ...at(proposed), reason: '误' }))).toBe('thing.notAllowed')
    const rejected = await as(verifier, payees.rejectPayee, { ...at(proposed), reason: '电话无法核实' })
    expect(rejected).toMatchObject({ status: 'rejected', reason: '电话无法核实', oldLast4: '3445' })
    expect((await rows())[0]).toMatchObject({ status: 'open' })
    const again = await as(clerk, payees.proposePayee, { supplierId, ...changed })
    expect(await refusalOf(as(supplier, payees.withdrawOwnPayee, at(again)))).toBe('thing.notAllowed')
    await as(clerk, payees.withdrawPayee, at(again))
    expect((await rows())[0]).toMatchObject({ status: 'open', holds: [] })
    expect((await as(supplier, payees.findOwnPayee, {})).account).toMatchObject({ last4: '3445' })
  })

  test('one change at a time, however many propose at once, and payables created meanwhile are held too', async () => {
    for (let n = 0; n < 3; n++) {
      const { supplier, clerk, supplierId, payable, rows } = await createPaying()
      const created = Promise.all([1, 2, 3, 4, 5, 6].map((of) => payable(`${of}.00`)))
      const all = await outcomes([
        as(supplier, payees.proposeOwnPayee, account),
        as(clerk, payees.proposePayee, { supplierId, ...account }),
        as(supplier, payees.proposeOwnPayee, { ...account, bank: '工商银行' }),
      ])
      await created
      expect(count(all, 'ok')).toBe(1)
      expect((await rows()).map(({ holds }) => holds)).toEqual(Array.from({ length: 6 }, () => ['payeeChange']))
    }
  })

  test('a supplier sees and changes its own account alone, others none', async () => {
    const { supplier, tenant, otherId, payee, buyer, clerk } = await createPaying()
    await payee()
    const rival = await aPerson(tenant, {
      permissions: ['supplierPayment.read', 'supplierPayment.propose'],
      supplierId: otherId,
    })
    expect((await as(rival, payees.findOwnPayee, {})).account).toBeNull()
    expect((await as(rival, payees.listOwnPayeeProposals, {})).records).toEqual([])
    const own = await as(rival, payees.proposeOwnPayee, account)
    expect(await refusalOf(as(supplier, payees.withdrawOwnPayee, at(own)))).toBe('thing.notFound')
    expect((await as(supplier, payees.listOwnPayeeProposals, {})).records).toHaveLength(1)
    expect(await refusalOf(as(buyer, payees.listPayeeAccounts, {}))).toBe('permission.denied')
    const elsewhere = await aPerson(await aTenant(), { permissions: ['payment.read', 'payee.verify'] })
    expect((await as(elsewhere, payees.listPayeeProposals, { tab: 'all' })).records).toEqual([])
    expect(await refusalOf(as(elsewhere, payees.callBackPayee, { ...at(own), callNote: '核' }))).toBe('thing.notFound')
    expect((await as(clerk, payees.listPayeeAccounts, {})).records).toHaveLength(1)
  })
})
