import { describe, expect, test } from 'vitest'
import { checkout } from '#contract/ordering/checkout.ts'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import * as topUps from '#contract/wallet/topUps.ts'
import * as contract from '#contract/wallet/wallet.ts'
import * as withdrawals from '#contract/wallet/withdrawals.ts'
import { aDepartment, aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { createAddressAndTitle } from '#test/ordering/setUp.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import { audit, createWalletFixture, newReference, transfer } from '#test/wallet/money.ts'

describe('wallet: top-ups', () => {
  test('a transfer is reported, credited by another person, and stands in the entries', async () => {
    const { head, operator, request, balances } = await createWalletFixture()
    expect((await as(head, contract.findWallet, {})).wallet).toBeNull()
    const { id, version } = await request('500.50')
    expect(await balances()).toBe('0.00 / 0.00 / 0.00')
    const done = await as(operator, topUps.confirmTopUp, { id, version, bankRef: newReference() })
    expect(done).toMatchObject({ status: 'credited', payerAccount: '**** 0001', can: [] })
    const { wallet } = await as(head, contract.findWallet, {})
    expect(wallet).toMatchObject({ available: '500.50', reserved: '0.00', can: [] })
    expect((await as(head, contract.listWalletEntries, { id: wallet!.id })).records).toMatchObject([
      { kind: 'topUp', part: 'available', change: '500.50', refNo: done.topUpNo },
    ])
    expect(await audit()).toEqual([])
  })

  test('of many confirmations at once one credits, and a transfer of the bank is credited once', async () => {
    const { operator, second, request, balances } = await createWalletFixture()
    const first = await request('100')
    const bankRef = newReference()
    const confirm = (by: typeof operator, { id, version }: { id: string; version: number }, ref = bankRef) =>
      as(by, topUps.confirmTopUp, { id, version, bankRef: ref })
    const all = await outcomes(Array.from({ length: 8 }, (_, n) => confirm(n % 2 ? operator : second, first)))
    expect(count(all, 'ok')).toBe(1)
    expect(await balances()).toBe('100.00 / 0.00 / 0.00')
    const other = await request('100')
    expect(await refusalOf(confirm(operator, other))).toBe('topUp.refTaken')
    expect(await refusalOf(confirm(operator, other, '  '))).toBe('input.invalid')
    expect(await balances()).toBe('100.00 / 0.00 / 0.00')
    expect(await audit()).toEqual([])
  })

  test('nobody credits what they have reported themselves, and a refused or withdrawn top-up is never credited', async () => {
    const { tenant, head, operator, request, balances } = await createWalletFixture()
    const own = await aPerson(tenant, {
      entrance: 'operator',
      permissions: ['wallet.manage'],
      person: head.personId,
    })
    const { id, version } = await request('100')
    const confirmation = { id, version, bankRef: newReference() }
    expect(await refusalOf(as(own, topUps.confirmTopUp, confirmation))).toBe('topUp.ownRequest')
    expect(await refusalOf(as(head, topUps.confirmTopUp, confirmation))).toBe('permission.denied')
    const refused = await as(operator, topUps.refuseTopUp, { id, version, reason: '未查到该笔汇款' })
    expect(refused).toMatchObject({ status: 'refused', reason: '未查到该笔汇款' })
    expect(await refusalOf(as(operator, topUps.confirmTopUp, { ...confirmation, version: refused.version }))).toBe(
      'thing.wrongState',
    )
    const next = await request('70')
    await as(head, topUps.withdrawTopUp, { id: next.id, version: next.version })
    expect(
      await refusalOf(
        as(operator, topUps.confirmTopUp, { id: next.id, version: next.version + 1, bankRef: newReference() }),
      ),
    ).toBe('thing.wrongState')
    expect(await balances()).toBe('0.00 / 0.00 / 0.00')
    expect(await refusalOf(request('0'))).toBe('fund.amountInvalid')
  })
})

describe('wallet: orders', () => {
  test('the amount is held at submit, spent at acceptance, released by a cancel, and refunded by a cancel after acceptance', async () => {
    const { buyer, suppliers, topUp, order, balances } = await createWalletFixture()
    await topUp('100')
    const first = (await order(1)).orders[0]!
    expect(await balances()).toBe('64.80 / 35.20 / 0.00')
    await as(buyer, moveOrder, { orderId: first.orderId, action: 'cancel' })
    expect(await balances()).toBe('100.00 / 0.00 / 0.00')
    const { orderId } = (await order(2)).orders[0]!
    await as(suppliers[0]!, moveOrder, { orderId, action: 'accept' })
    expect(await balances()).toBe('29.60 / 0.00 / 70.40')
    await as(buyer, moveOrder, { orderId, action: 'requestCancel', reason: '计划变更' })
    await as(suppliers[0]!, moveOrder, { orderId, action: 'agreeCancel' })
    expect(await balances()).toBe('100.00 / 0.00 / 0.00')
    expect(await audit()).toEqual([])
  })

  test('the nearest wallet upward pays, together with the budget: both or none', async () => {
    const { tenant, operator, topUp, order, balances } = await createWalletFixture({ budget: '50' })
    await topUp('100')
    const buyerIn = async (dept: Awaited<ReturnType<typeof aDepartment>>) => {
      const by = await aPerson(tenant, { dept, permissions: [...buyingPermissions, 'wallet.read'] })
      return { by, ...(await createAddressAndTitle(by)) }
    }
    const [without, own] = [await aDepartment(tenant), await aDepartment(tenant)]
    await as(operator, contract.openWallet, { deptId: own.id })
    expect(await refusalOf(as(operator, contract.openWallet, { deptId: own.id }))).toBe('wallet.taken')
    const theirs = await buyerIn(own)
    expect((await as(theirs.by, contract.findWallet, {})).wallet).toMatchObject({ deptId: own.id, available: '0.00' })
    expect(await refusalOf(order(1, theirs))).toBe('wallet.short')
    const buyer = await buyerIn(without)
    expect(await refusalOf(order(1, buyer))).toBe('accepted')
    expect(await balances()).toBe('64.80 / 35.20 / 0.00')
    expect(await refusalOf(order(1, buyer))).toBe('budget.short')
    expect(await balances()).toBe('64.80 / 35.20 / 0.00')
    expect(await audit()).toEqual([])
  })

  test('without a wallet, with a blocked one or with too little in it nothing is bought', async () => {
    const { buyer, goods, operator, topUp, order, walletNow, balances } = await createWalletFixture()
    expect(await refusalOf(order(1))).toBe('wallet.none')
    const preview = async () => {
      const lines = [{ skuId: goods[0]!.skuId, quantity: 1 }]
      const { paymentMethods, canSubmit } = await as(buyer, checkout, { lines, paymentMethod: 'wallet' })
      return [paymentMethods.find(({ method }) => method === 'wallet')!.enabled, canSubmit]
    }
    expect((await preview())[0]).toBe(false)
    await topUp('35.19')
    expect(await refusalOf(order(1))).toBe('wallet.short')
    expect(await preview()).toEqual([true, false])
    await topUp('100')
    const held = (await order(1)).orders[0]!
    const { id, version } = await walletNow()
    await as(operator, contract.blockWallet, { id, version, reason: '对账差异' })
    expect(await refusalOf(order(1))).toBe('wallet.blocked')
    expect((await preview())[0]).toBe(false)
    expect(await refusalOf(order(1, { method: 'term' }))).toBe('accepted')
    await as(buyer, moveOrder, { orderId: held.orderId, action: 'cancel' })
    expect(await balances()).toBe('135.19 / 0.00 / 0.00')
    const blocked = await walletNow()
    expect(blocked).toMatchObject({ blocked: '对账差异', can: ['unblock'] })
    await as(operator, contract.unblockWallet, { id, version: blocked.version })
    expect(await refusalOf(order(1))).toBe('accepted')
    expect(await audit()).toEqual([])
  })

  test('fifty submits race for the last yuan of a wallet: as many succeed as it pays', async () => {
    const { topUp, order, balances } = await createWalletFixture()
    await topUp('352')
    const all = await outcomes(Array.from({ length: 50 }, () => order(1)))
    expect(count(all, 'ok')).toBe(10)
    expect(count(all, 'wallet.short')).toBe(40)
    expect(await balances()).toBe('0.00 / 352.00 / 0.00')
    expect(await audit()).toEqual([])
  })

  test('orders that are placed while a wallet is blocked are held before, or refused after', async () => {
    const { operator, topUp, order, walletNow, balances } = await createWalletFixture()
    await topUp('3520')
    const { id, version } = await walletNow()
    const [blocking, ...all] = await outcomes([
      as(operator, contract.blockWallet, { id, version, reason: '对账差异' }),
      ...Array.from({ length: 12 }, () => order(1)),
    ])
    expect(blocking).toBe('ok')
    expect(count(all, 'ok') + count(all, 'wallet.blocked')).toBe(12)
    expect(await refusalOf(order(1))).toBe('wallet.blocked')
    const held = (35.2 * count(all, 'ok')).toFixed(2)
    expect(await balances()).toBe(`${(3520 - Number(held)).toFixed(2)} / ${held} / 0.00`)
  })
})

describe('wallet: withdrawals', () => {
  const first = async (head: Parameters<typeof as>[0]) => (await as(head, withdrawals.listPayeeAccounts, {}))[0]!

  test('money goes back to an account that it came from: held, approved, paid out once', async () => {
    const { head, operator, second, topUp, balances, decide } = await createWalletFixture()
    await topUp('100')
    const { topUpId, payeeAccount } = await first(head)
    expect(payeeAccount).toBe('**** 0001')
    const { id } = await as(head, withdrawals.requestWithdrawal, { topUpId, amount: '60', note: '项目结束' })
    expect(await balances()).toBe('40.00 / 60.00 / 0.00')
    const early = { id, version: 2, bankRef: newReference() }
    expect(await refusalOf(as(operator, withdrawals.payWithdrawal, early))).toBe('thing.wrongState')
    await decide()
    const { version, payeeAccount: shown } = await as(operator, withdrawals.findWithdrawal, { id })
    expect(shown).toBe(transfer.payerAccount)
    const pay = (by: typeof operator) => as(by, withdrawals.payWithdrawal, { id, version, bankRef: newReference() })
    const all = await outcomes(Array.from({ length: 6 }, (_, n) => pay(n % 2 ? operator : second)))
    expect(count(all, 'ok')).toBe(1)
    expect(await balances()).toBe('40.00 / 0.00 / 0.00')
    expect(await as(head, withdrawals.findWithdrawal, { id })).toMatchObject({
      status: 'paid',
      payeeAccount: '**** 0001',
    })
    expect(await audit()).toEqual([])
  })

  test('what is rejected, withdrawn or fails is available again, once', async () => {
    const { head, operator, topUp, balances, decide } = await createWalletFixture()
    await topUp('100')
    const { topUpId } = await first(head)
    const ask = (amount: string) => as(head, withdrawals.requestWithdrawal, { topUpId, amount, note: '项目结束' })
    await ask('100')
    expect(await refusalOf(ask('0.01'))).toBe('withdrawal.tooMuch')
    await decide('reject')
    expect(await balances()).toBe('100.00 / 0.00 / 0.00')
    const own = await ask('30')
    await as(head, withdrawals.cancelWithdrawal, { id: own.id, version: own.version })
    const failing = await ask('50')
    await decide()
    const { version } = await as(head, withdrawals.findWithdrawal, { id: failing.id })
    expect(await refusalOf(as(head, withdrawals.cancelWithdrawal, { id: failing.id, version }))).toBe(
      'thing.wrongState',
    )
    await as(operator, withdrawals.failWithdrawal, { id: failing.id, version, reason: '户名不符' })
    expect(await balances()).toBe('100.00 / 0.00 / 0.00')
    const late = { id: failing.id, version: version + 1, bankRef: newReference() }
    expect(await refusalOf(as(operator, withdrawals.payWithdrawal, late))).toBe('thing.wrongState')
    expect(await audit()).toEqual([])
  })

  test('nobody withdraws without a rule of approval, to an account of others, or pays out their own request', async () => {
    const { tenant, head, operator, topUp, decide, walletNow } = await createWalletFixture()
    await topUp('100')
    const { topUpId } = await first(head)
    const dept = await aDepartment(tenant)
    const other = await aPerson(tenant, { dept, permissions: ['wallet.read', 'wallet.use'] })
    await as(operator, contract.openWallet, { deptId: dept.id })
    const wish = { topUpId, amount: '10', note: '项目结束' }
    expect(await refusalOf(as(other, withdrawals.requestWithdrawal, wish))).toBe('withdrawal.notYours')
    const { id } = await as(head, withdrawals.requestWithdrawal, wish)
    await decide()
    const own = await aPerson(tenant, { entrance: 'operator', permissions: ['wallet.manage'], person: head.personId })
    const payout = { id, version: 3, bankRef: newReference() }
    expect(await refusalOf(as(own, withdrawals.payWithdrawal, payout))).toBe('withdrawal.ownRequest')
    const { id: walletId, version } = (await as(operator, contract.listWallets, {})).records.find(
      ({ available }) => available === '90.00',
    )!
    await as(operator, contract.blockWallet, { id: walletId, version, reason: '对账差异' })
    expect(await refusalOf(as(operator, withdrawals.payWithdrawal, payout))).toBe('wallet.blocked')
    expect(await refusalOf(as(head, withdrawals.requestWithdrawal, wish))).toBe('wallet.blocked')
    expect(await walletNow()).toBeDefined()
    const without = await createWalletFixture({ withRule: false })
    await without.topUp('100')
    const payee = await first(without.head)
    expect(await refusalOf(as(without.head, withdrawals.requestWithdrawal, { ...wish, topUpId: payee.topUpId }))).toBe(
      'withdrawal.noRule',
    )
    expect(await without.balances()).toBe('100.00 / 0.00 / 0.00')
  })

  test('wallets are seen by their departments and by those who manage them, and by nobody else', async () => {
    const { tenant, head, topUp, walletNow } = await createWalletFixture()
    const { id: topUpId } = await topUp('100')
    const { id } = await walletNow()
    const dept = await aDepartment(tenant)
    const below = await aPerson(tenant, { dept, permissions: ['wallet.read'] })
    expect((await as(below, contract.listWalletEntries, { id })).total).toBe(1)
    const own = await aDepartment(tenant)
    const stranger = await aPerson(await aTenant(), { permissions: ['wallet.read', 'wallet.manage'] })
    const { id: ownId } = await as(
      await aPerson(tenant, { entrance: 'operator', permissions: ['wallet.manage'] }),
      contract.openWallet,
      { deptId: own.id },
    )
    expect(await refusalOf(as(head, contract.listWalletEntries, { id: ownId }))).toBe('thing.notFound')
    expect(await refusalOf(as(stranger, contract.listWalletEntries, { id }))).toBe('thing.notFound')
    expect((await as(stranger, topUps.listTopUps, {})).total).toBe(0)
    const confirmation = { id: topUpId, version: 2, bankRef: newReference() }
    expect(await refusalOf(as(stranger, topUps.confirmTopUp, confirmation))).toBe('thing.notFound')
    expect(await refusalOf(as(head, contract.listWallets, {}))).toBe('permission.denied')
  })
})
