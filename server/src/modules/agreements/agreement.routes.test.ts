import { describe, expect, test } from 'vitest'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { listAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { countWaitingAgreements } from '#contract/agreements/waiting.ts'
import { createAgreeing, dayIn, newNumber, passDays } from '#test/agreements/agreed.ts'
import { aPerson, as, aTenant, jobContext, refusalOf } from '#test/app.ts'
import { moveByDate } from './index.ts'

describe('agreements: drafts', () => {
  test('numbers, periods, goods, tiers and departments are checked', async () => {
    const { operator, goods, draftOf, draft, find } = await createAgreeing()
    const line = { skuId: goods[0]!.skuId, price: '30', tiers: [], maxQty: null, maxAmount: null }
    const taken = newNumber()
    await draft({ agreementNo: taken })
    for (const [patch, refusal] of [
      [{ agreementNo: 'XY-2026' }, 'format.agreementNumber'],
      [{ agreementNo: taken }, 'agreement.noTaken'],
      [{ validTo: dayIn(-1) }, 'agreement.period'],
      [{ lines: [line, line] }, 'agreement.goodsTwice'],
      [{ lines: [{ ...line, skuId: goods[2]!.skuId }] }, 'agreement.goodsOfOther'],
      [{ lines: [{ ...line, tiers: [{ qty: 5, price: '31' }] }] }, 'agreementPrice.tiers'],
      [{ lines: [{ ...line, price: '-1' }] }, 'input.invalid'],
      [{ deptIds: ['12'] }, 'agreement.departmentGone'],
      [{ parties: [{ supplierId: '12', share: null }] }, 'agreement.supplierGone'],
    ] as const)
      expect(await refusalOf(as(operator, contract.createAgreement, draftOf(patch as never)))).toBe(refusal)

    const { id, version } = await draft()
    const edited = await as(operator, contract.editAgreement, { ...draftOf({ lines: [] }), id, version })
    expect(edited).toMatchObject({ status: '10', lineCount: 0, can: ['edit', 'submit', 'discard'] })
    expect(await refusalOf(as(operator, contract.editAgreement, { ...draftOf(), id, version }))).toBe('thing.stale')
    const of = { id, version: edited.version }
    expect(await refusalOf(as(operator, contract.moveAgreement, { ...of, action: 'submit' }))).toBe('agreement.noLines')
    await as(operator, contract.discardAgreement, of)
    expect(await refusalOf(find(id))).toBe('thing.notFound')
  })

  test('an agreement is its parties’: others neither see nor decide it', async () => {
    const { tenant, seller, rival, approver, buyer, draft, move, decide, find, operator } = await createAgreeing()
    const { id } = await draft()
    const elsewhere = await aPerson(await aTenant(), { permissions: ['agreement.manage'], entrance: 'operator' })
    const strangers = [rival, buyer, elsewhere]
    for (const other of [...strangers, seller, approver])
      expect(await refusalOf(find(id, other))).toBe('thing.notFound')
    await move(id, 'submit')
    expect(await find(id, approver)).toMatchObject({ status: '20', can: [] })
    expect(await refusalOf(find(id, seller))).toBe('thing.notFound')
    expect((await as(seller, contract.listSupplierAgreements, {})).records).toEqual([])
    await decide()
    expect(await find(id, seller)).toMatchObject({ status: '30', can: ['confirm', 'decline'] })
    expect(await as(seller, countWaitingAgreements, {})).toEqual({ waiting: 1 })
    const { version } = await find(id)
    for (const other of strangers) {
      expect(await refusalOf(find(id, other))).toBe('thing.notFound')
      expect(await refusalOf(as(other, contract.listAgreementChanges, { id }))).toBe('thing.notFound')
    }
    expect(await refusalOf(as(rival, contract.confirmAgreement, { id, version }))).toBe('thing.notFound')
    expect(await refusalOf(as(rival, contract.declineAgreement, { id, version, reason: '无' }))).toBe('thing.notFound')
    expect(await refusalOf(as(seller, contract.terminateAgreement, { id, version, reason: '无' }))).not.toBe('accepted')
    expect((await as(rival, contract.listSupplierAgreements, {})).records).toEqual([])
    expect(await as(operator, contract.countAgreements, {})).toMatchObject({ all: 1, pending: 1, inForce: 0 })
    const own = await aPerson(tenant, {
      permissions: ['supplierAgreement.confirm'],
      supplierId: seller.supplierId!,
      person: operator.personId,
    })
    expect(await refusalOf(as(own, contract.confirmAgreement, { id, version }))).toBe('agreement.ownConfirmation')
  })
})

describe('agreements: in force', () => {
  test('prices hold once the agreement is approved and the supplier has confirmed it, and not before', async () => {
    const { seller, operator, buyer, tenant, draft, move, decide, confirm, find, priceOf, approver } =
      await createAgreeing()
    const { id } = await draft()
    expect(await priceOf()).toBe('35.2000')
    const submitted = await move(id, 'submit')
    expect(submitted.status).toBe('20')
    expect(await refusalOf(confirm(id))).toBe('thing.notFound')
    expect(await priceOf()).toBe('35.2000')
    await decide()
    expect(await priceOf()).toBe('35.2000')
    await as(seller, contract.declineAgreement, { id, version: (await find(id)).version, reason: '价格偏低' })
    expect(await find(id)).toMatchObject({ status: '10', reason: '价格偏低' })
    await move(id, 'submit')
    await decide()
    const agreed = await confirm(id)
    expect(agreed).toMatchObject({
      status: '50',
      confirmedByName: seller.userName,
      lines: [{ usedQty: 0, remaining: null }],
    })
    expect(await priceOf()).toBe('30.0000')
    expect(await priceOf(undefined, buyer)).toBe('30.0000')
    const reader = await aPerson(tenant, { permissions: ['agreementPrice.manage'], entrance: 'operator' })
    expect((await as(reader, listAgreementPrices, {})).records).toMatchObject([
      { price: '30.0000', agreementNo: agreed.agreementNo },
    ])
    const rounds = await as(approver, getTimeline, { entity: 'agreement', entityId: id })
    expect(rounds).toHaveLength(2)
    expect(await refusalOf(as(operator, contract.discardAgreement, { id, version: agreed.version }))).toBe(
      'thing.wrongState',
    )
  })

  test('goods have one agreement for a department and a day, however many confirm at once', async () => {
    const { draft, move, confirm } = await createAgreeing({ withApproval: false })
    const all = [await draft(), await draft(), await draft()]
    for (const { id } of all) await move(id, 'submit')
    const results = await Promise.all(all.map(({ id }) => refusalOf(confirm(id))))
    expect(results.filter((each) => each === 'accepted')).toHaveLength(1)
    for (const each of results.filter((one) => one !== 'accepted'))
      expect(['agreement.overlap', 'agreementPrice.overlap']).toContain(each)
    const late = await draft()
    expect(await refusalOf(move(late.id, 'submit'))).toBe('agreement.overlap')
  })

  test('an agreement begins on its first day and ends after its last one', async () => {
    const { tenant, agreed, find, priceOf } = await createAgreeing({ withApproval: false })
    const { id, status } = await agreed({ validFrom: dayIn(2), validTo: dayIn(4) })
    expect([status, await priceOf()]).toEqual(['40', '35.2000'])
    await passDays(tenant.id, 2)
    expect(await priceOf()).toBe('30.0000')
    await moveByDate(jobContext(tenant.id))
    expect(await find(id)).toMatchObject({ status: '50', daysLeft: 2 })
    await passDays(tenant.id, 3)
    expect(await priceOf()).toBe('35.2000')
    await moveByDate(jobContext(tenant.id))
    expect(await find(id)).toMatchObject({ status: '70', can: [] })
  })
})
