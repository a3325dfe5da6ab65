import { expect, test } from 'vitest'
import * as agreements from '#contract/agreements/agreements.ts'
import { findAward, proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { dayIn, newNumber } from '#test/agreements/agreed.ts'
import { aPerson, as, database, refusalOf } from '#test/app.ts'
import { createTestGoods } from '#test/goodsFixture.ts'
import { createMarket, deliverResult } from '#test/sourcing/announced.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { move, readAgain } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

/** Framework project for goods of its supplier, for which that supplier has an agreement in force. */
async function createCollision() {
  const market = await createMarket(1)
  const { tenant, suppliers, buyer } = market
  const supplierId = suppliers[0]!.supplierId!
  const [goods] = await createTestGoods(database, tenant.id, supplierId, [{ price: '240.0000', stock: 100 }])
  const operator = await aPerson(tenant, { permissions: ['agreement.manage'], entrance: 'operator' })
  const seller = await aPerson(tenant, { permissions: ['supplierAgreement.confirm'], supplierId })
  const agree = async () => {
    const { id, version, agreementNo } = await as(operator, agreements.createAgreement, {
      agreementNo: newNumber(),
      title: '劳保用品框架协议',
      parties: [{ supplierId, share: null }],
      callOff: 'direct',
      miniFrom: null,
      priceRule: 'fixed',
      deptIds: [tenant.root.id],
      validFrom: dayIn(-3),
      validTo: dayIn(90),
      note: '',
      attachments: [],
      maxAmount: null,
      maxQty: null,
      shares: [],
      lines: [{ skuId: goods!.skuId, price: '235', tiers: [], maxQty: null, maxAmount: null }],
    })
    const sent = await as(operator, agreements.moveAgreement, { id, version, action: 'submit' })
    await as(seller, agreements.confirmAgreement, { id, version: sent.version })
    return { id, agreementNo }
  }
  const project = await createOpened(
    market,
    {
      items: [{ ...itemNamed('防寒大衣', '10', '238'), skuId: goods!.skuId }],
      purchaseForm: '2',
      isCapped: false,
      budgetAmount: null,
    },
    [['230.0000']],
  )
  const shares = firstShares(await as(buyer, findComparison, { projectId: project.id }))
  const propose = async (replaces: string[] = []) => {
    const { id, version } = await readAgain(buyer, project)
    return as(buyer, proposeAward, { id, version, shares, reasons: [], note: '', replaces })
  }
  const rows = async () =>
    (
      await owner.query<{ agreement_no: string; price: string; valid_to: string; is_closed: boolean }>(
        `select agreement_no, price, valid_to::text, is_closed from catalogue.agreement_prices where sku_id = $1 order by id`,
        [goods!.skuId],
      )
    ).rows
  return { market, operator, agree, project, propose, rows }
}

test('awarded agreement: prices of another agreement end only where the award names it', async () => {
  const { market, operator, agree, project, propose, rows } = await createCollision()
  const other = await agree()
  expect(await refusalOf(propose())).toBe('award.agreementOverlap')
  expect(await refusalOf(propose(['XY0']))).toBe('award.agreementOverlap')
  const proposed = await propose([other.agreementNo])
  expect((await as(market.buyer, findAward, { projectId: project.id }))!.replaces).toEqual([other.agreementNo])
  await move(market.buyer, proposed, 'announce')
  await deliverResult({ ...market, project })
  const [before, after] = await rows()
  expect(before).toMatchObject({ agreement_no: other.agreementNo })
  expect(before!.valid_to < dayIn(0) || before!.is_closed).toBe(true)
  expect(after).toMatchObject({ price: '230.0000' })
  const history = await as(operator, agreements.listAgreementChanges, { id: other.id })
  expect(history.records[0]).toMatchObject({ what: 'agreement.replaced' })
})

test('awarded agreement: an agreement that comes after the proposal stops the announcement', async () => {
  const { market, agree, propose, rows } = await createCollision()
  const proposed = await propose()
  const other = await agree()
  expect(await refusalOf(move(market.buyer, proposed, 'announce'))).toBe('award.agreementOverlap')
  expect(await rows()).toMatchObject([{ agreement_no: other.agreementNo, is_closed: false, valid_to: dayIn(90) }])
})
