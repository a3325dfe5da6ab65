import { describe, expect, test } from 'vitest'
import { sum } from '#contract/kit/money.ts'
import * as payees from '#contract/payments/payees.ts'
import * as requests from '#contract/payments/requests.ts'
import * as payables from '#contract/settlement/payables.ts'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { count, outcomes, rounds } from '#test/ordering/atOnce.ts'
import { createApprovalRule } from '#test/ordering/setUp.ts'
import { account, at, createPaying, today } from '#test/payments/paying.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

describe('payments: requests', () => {
  test('from payables to the payment by hand, credits subtracted', async () => {
    const market = await createPaying()
    const { clerk, cashier, supplier, payable, payee, draft, submit, decide, rows } = market
    const [first, second] = [await payable('100.00'), await payable('50.50')]
    await payable('-30.00')
    expect(await refusalOf(submit(await draft(first, second)))).toBe('payment.noPayee')
    await payee()
    const drafted = await draft(first, second)
    expect(drafted).toMatchObject({ status: 'draft', rows: 3, gross: '150.50', credit: '-30.00', total: '120.50' })
    expect(await rows()).toMatchObject([{ reserved: '0.00' }, { reserved: '0.00' }, { reserved: '0.00' }])
    const submitted = await submit(drafted)
    expect(submitted).toMatchObject({ status: 'approving', payeeLast4: '3445', can: ['withdraw'] })
    expect(await rows()).toMatchObject([
      { reserved: '100.00', status: 'paying' },
      { reserved: '50.50', status: 'paying' },
      { reserved: '-30.00', status: 'paying' },
    ])
    const approved = await decide(submitted.id)
    expect(approved).toMatchObject({ status: 'approved', approvedByNames: '沈若川' })
    const seen = await market.find(approved.id, cashier)
    expect(seen.can).toEqual(['markPaid', 'send'])
    const paid = await as(cashier, requests.markRequestPaid, { ...at(seen), paidOn: today(), bankRef: 'B1' })
    expect(paid).toMatchObject({ status: 'paid', executedByName: '顾清和', paidOn: today(), can: ['bounce'] })
    expect(await rows()).toMatchObject([
      { paid: '70.00', offset_amount: '30.00', reserved: '0.00', status: 'settled' },
      { paid: '50.50', offset_amount: '0.00', reserved: '0.00', status: 'settled' },
      { paid: '0.00', offset_amount: '-30.00', reserved: '0.00', status: 'settled' },
    ])
    const { records } = await as(clerk, payables.listPayables, {})
    expect(records).toEqual([])
    const other = await as(cashier, payables.listPayables, { tab: 'settled' })
    expect(sum(other.records.map(({ offset }) => offset))).toBe('0.00')
    expect(await refusalOf(as(supplier, requests.findPaymentRequest, { id: paid.id }))).not.toBe('accepted')
  })

  test('a request that is rejected, withdrawn or discarded reserves nothing', async () => {
    const { clerk, payable, payee, draft, submit, decide, rows, find } = await createPaying()
    await payee()
    const id = await payable('100.00')
    const rejected = await decide((await submit(await draft(id))).id, 'reject')
    expect(rejected).toMatchObject({ status: 'draft', reason: '同意付款', can: ['submit', 'discard'] })
    expect(await rows()).toMatchObject([{ reserved: '0.00', status: 'open' }])
    const approved = await decide((await submit(rejected)).id)
    const withdrawn = await as(clerk, requests.withdrawPaymentRequest, { ...at(approved), reason: '账户有误' })
    expect(withdrawn).toMatchObject({ status: 'draft', approvedByNames: '' })
    expect(await rows()).toMatchObject([{ reserved: '0.00', status: 'open' }])
    await as(clerk, requests.discardPaymentRequest, at(withdrawn))
    expect(await refusalOf(submit(await find(withdrawn.id)))).toBe('thing.wrongState')
  })

  test('what is held, settled, a credit, of another supplier or payer enters no request', async () => {
    const { clerk, payable, payee, draft, submit, rows, otherId } = await createPaying()
    await payee()
    const [first, second, credit] = [await payable('100.00'), await payable('50.00'), await payable('-10.00')]
    const foreign = await payable('20.00', { supplierId: otherId })
    const sister = await payable('20.00', { payerNo: '91110000100000001X' })
    expect(await refusalOf(draft(first, foreign))).toBe('payment.mixed')
    expect(await refusalOf(draft(first, sister))).toBe('payment.mixed')
    expect(await refusalOf(draft(credit))).toBe('payment.creditOnly')
    expect(await refusalOf(draft(first, '1'))).toBe('thing.notFound')
    const before = (await as(clerk, payables.listPayables, {})).records.find(({ id }) => id === first)!
    const held = await as(clerk, payables.holdPayable, { ...at(before), reason: '质量争议' })
    expect(held).toMatchObject({ status: 'held', holds: ['manual'], heldByName: '卫长风', can: ['release'] })
    expect(await refusalOf(draft(held.id, second))).toBe('payment.notPayable')
    const drafted = await draft(...[first, second].filter((each) => each !== held.id))
    const open = (await as(clerk, payables.listPayables, { tab: 'open' })).records
    const other = open.find(({ id }) => id === first || id === second)!
    await as(clerk, payables.holdPayable, { ...at(other), reason: '待核' })
    expect(await refusalOf(submit(drafted))).toBe('payment.notPayable')
    const released = await as(clerk, payables.releasePayable, { ...at(held), reason: '已解决' })
    expect(released).toMatchObject({ status: 'open', holds: [] })
    expect(await refusalOf(as(clerk, payables.releasePayable, { ...at(released), reason: '误' }))).toBe(
      'payable.notHeld',
    )
    expect((await rows()).every(({ reserved }) => reserved === '0.00')).toBe(true)
    const elsewhere = await aPerson(await aTenant(), { permissions: ['payment.read', 'payment.prepare'] })
    expect(
      await refusalOf(
        as(elsewhere, requests.createPaymentRequest, { payableIds: [first], plannedOn: today(), purpose: '货款' }),
      ),
    ).toBe('thing.notFound')
  })

  test('fifty requests race for the same payable: one has it, and no yuan is reserved twice', async () => {
    const { clerk, payable, payee, draft, rows } = await createPaying()
    await payee()
    const [shared, ...others] = [await payable('100.00'), await payable('10.00'), await payable('20.00')]
    await payable('-30.00')
    const drafts = []
    for (let n = 0; n < 50; n++) drafts.push(await draft(shared, ...others.slice(0, n % 3)))
    const all = await outcomes(drafts.map((each) => as(clerk, requests.submitPaymentRequest, at(each))))
    expect(count(all, 'ok')).toBe(1)
    expect(count(all, 'payment.notPayable')).toBe(49)
    for (const { gross, reserved } of await rows()) expect(['0.00', gross]).toContain(reserved)
    expect((await rows())[0]).toMatchObject({ reserved: '100.00' })
  })

  test('nobody prepares, approves and executes the same payment, whatever their permissions', async () => {
    const market = await createPaying()
    const { tenant, payee, payable, find } = market
    await payee()
    const all = ['payment.read', 'payment.prepare', 'payment.execute', 'approval.decide'] as const
    const people = []
    for (let n = 0; n < 3; n++) people.push(await aPerson(tenant, { permissions: all }))
    const [a, b, c] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    await owner.query(
      `update approvals.rules set enabled = false, name = '停用', en_name = 'Off' where tenant_id = $1`,
      [tenant.id],
    )
    await createApprovalRule(tenant, [a, b], '0', 'payment')
    const drafted = await as(a, requests.createPaymentRequest, {
      payableIds: [await payable('100.00')],
      plannedOn: today(),
      purpose: '货款',
    })
    // A person who submits the draft of another has prepared it as well.
    const submitted = await as(c, requests.submitPaymentRequest, at(drafted))
    const decide = async (person: typeof a) => {
      const { records } = await as(person, listTasks, { tab: 'todo' })
      const { instanceId, docVersion } = records.find(({ docNo }) => docNo === submitted.requestNo)!
      return as(person, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '' })
    }
    expect(await refusalOf(decide(a))).toBe('payment.samePerson')
    await decide(b)
    for (const person of [a, b, c]) {
      const request = await find(submitted.id, person)
      expect(request).toMatchObject({ status: 'approved' })
      expect(request.can).not.toContain('markPaid')
      const marking = as(person, requests.markRequestPaid, { ...at(request), paidOn: today(), bankRef: 'B' })
      expect(await refusalOf(marking)).toBe('payment.samePerson')
    }
    const forged = owner.query(`update payments.requests set executor = preparers[1] where tenant_id = $1`, [tenant.id])
    await expect(forged).rejects.toThrow('payment.samePerson')
  })

  test('without an approver nothing is submitted, and credits that cover everything need no payment', async () => {
    const { tenant, payee, payable, draft, submit, decide, rows, approver } = await createPaying()
    await payee()
    await owner.query(
      `update approvals.rules set enabled = false, name = '停用', en_name = 'Off' where tenant_id = $1`,
      [tenant.id],
    )
    const id = await payable('100.00')
    await payable('-250.00')
    const drafted = await draft(id)
    expect(drafted).toMatchObject({ total: '0.00', credit: '-100.00' })
    expect(await refusalOf(submit(drafted))).toBe('payment.noApprover')
    expect((await rows())[0]).toMatchObject({ reserved: '0.00' })
    await createApprovalRule(tenant, [approver], '0', 'payment')
    const settled = await decide((await submit(drafted)).id)
    expect(settled).toMatchObject({ status: 'paid', paidOn: null })
    expect(await rows()).toMatchObject([
      { offset_amount: '100.00', paid: '0.00', status: 'settled' },
      { offset_amount: '-100.00', rest: '-150.00', status: 'open' },
    ])
  })

  test('a payment waits while the payee account changes, and is submitted anew once it has changed', async () => {
    const market = await createPaying()
    const { clerk, cashier, supplier, payee, finish, approved, find, submit, decide, draft, payable } = market
    await payee()
    const waiting = await approved('100.00')
    const proposed = await as(supplier, payees.proposeOwnPayee, { ...account, accountNo: '6222020200998877661' })
    const pay = async () =>
      as(cashier, requests.markRequestPaid, { ...at(await find(waiting.id)), paidOn: today(), bankRef: 'B1' })
    expect(await refusalOf(pay())).toBe('payment.payeeChanging')
    expect(await refusalOf(draft(await payable('5.00')))).toBe('payment.notPayable')
    await finish(proposed)
    expect(await refusalOf(pay())).toBe('payment.payeeChanged')
    const withdrawn = await as(clerk, requests.withdrawPaymentRequest, {
      ...at(await find(waiting.id)),
      reason: '账户已变更',
    })
    await decide((await submit(withdrawn)).id)
    expect(await pay()).toMatchObject({ status: 'paid', payeeLast4: '7661' })
  })

  test('a change of the payee account and a payment at once: one of them waits for the other', async () => {
    for (let n = 0; n < rounds / 2; n++) {
      const { cashier, supplier, payee, approved, rows } = await createPaying()
      await payee()
      const waiting = await approved('100.00')
      const [paid, proposed] = await outcomes([
        as(cashier, requests.markRequestPaid, { ...at(waiting), paidOn: today(), bankRef: `B${n}` }),
        as(supplier, payees.proposeOwnPayee, { ...account, accountNo: '6222020200998877661' }),
      ])
      expect(proposed).toBe('ok')
      const [row] = await rows()
      expect([paid, row!.status]).toEqual(paid === 'ok' ? ['ok', 'settled'] : ['payment.payeeChanging', 'paying'])
    }
  })

  test('a returned payment is due again and held, and counts once', async () => {
    const { cashier, clerk, payee, approved, rows, find, draft } = await createPaying()
    await payee()
    const waiting = await approved('100.00')
    const paid = await as(cashier, requests.markRequestPaid, { ...at(waiting), paidOn: today(), bankRef: 'B1' })
    const all = await outcomes(
      [1, 2, 3].map(() => as(cashier, requests.bouncePayment, { ...at(paid), reason: '账号不存在' })),
    )
    expect(count(all, 'ok')).toBe(1)
    expect(await rows()).toMatchObject([{ paid: '0.00', rest: '100.00', status: 'held', holds: ['bounced'] }])
    expect(await find(paid.id)).toMatchObject({ status: 'bounced', failure: '账号不存在', can: [] })
    const [payable] = (await as(clerk, payables.listPayables, {})).records
    expect(payable).toMatchObject({ holdReason: '账号不存在', can: ['hold', 'release'] })
    await as(clerk, payables.releasePayable, { ...at(payable!), reason: '账户已核对' })
    expect(await draft(payable!.id)).toMatchObject({ total: '100.00' })
  })
})
