import { createOffer, decideOffer, findGroup, joinGroup, moveOffer } from '#contract/groups/groups.ts'
import type { OfferDraft } from '#contract/groups/offer.ts'
import { aPerson, as, type Person, type TestTenant } from '#test/app.ts'
import type { TestGoods } from '#test/goodsFixture.ts'
import { type OrderingFixtureOptions, buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'
import { createAddressAndTitle, type OrderingFixture } from '#test/ordering/setUp.ts'
import { checkoutTermsOf, newIdempotencyKey } from '#test/ordering/submit.ts'

export const hours = (count: number): number => count * 3_600_000
export const inHours = (count: number): string => new Date(Date.now() + hours(count)).toISOString()

export interface GroupsFixture extends OrderingFixture {
  readonly seller: Person
  readonly operator: Person
  readonly joiner: Person
}

/** A market with a supplier who offers, an operator who decides, and a buyer who joins. */
export async function createGroupsFixture(options: OrderingFixtureOptions = {}): Promise<GroupsFixture> {
  const market = await createOrderingFixture({ price: '50.0000', budget: '100000', ...options })
  const { tenant } = market
  const { supplierId } = market.suppliers[0]!
  const seller = await aPerson(tenant, { permissions: ['group.offer', 'supplierOrder.read'], supplierId: supplierId! })
  const operator = await aPerson(tenant, { permissions: ['group.manage'], entrance: 'operator' })
  return { ...market, seller, operator, joiner: await aJoiner(tenant) }
}

/** A buyer with an address and invoice title of their own who may join. */
export async function aJoiner(tenant: TestTenant, options: Parameters<typeof aPerson>[1] = {}): Promise<Joiner> {
  const person = await aPerson(tenant, { permissions: [...buyingPermissions, 'group.join'], ...options })
  const { addressId } = await createAddressAndTitle(person)
  return { ...person, addressId }
}
export type Joiner = Person & { readonly addressId?: string }

export const draftFor = (goods: TestGoods, draft: Partial<OfferDraft> = {}): OfferDraft => ({
  skuId: goods.skuId,
  rungs: [
    { from: 5, price: '40.0000' },
    { from: 10, price: '35.0000' },
  ],
  maxQty: 100,
  perBuyer: null,
  perDept: null,
  startsAt: null,
  endsAt: inHours(48),
  freezeHours: 24,
  note: '',
  ...draft,
})

/** An approved, open offer of the first goods. */
export async function openOffer(
  market: Pick<GroupsFixture, 'goods' | 'seller' | 'operator'>,
  draft: Partial<OfferDraft> = {},
) {
  const created = await as(market.seller, createOffer, draftFor(market.goods[0]!, draft))
  const { id } = created
  const submitted = await as(market.seller, moveOffer, { id, version: created.version, action: 'submit' })
  return as(market.operator, decideOffer, { id, version: submitted.version, decision: 'approve' })
}

/** Joins an offer at its first price. */
export async function join(market: GroupsFixture, person: Joiner, id: string, quantity: number) {
  const seenPrice = (await as(person, findGroup, { id })).rungs[0]!.price
  return joinAt(market, person, id, quantity, seenPrice)
}
export const joinAt = (market: GroupsFixture, person: Joiner, id: string, quantity: number, seenPrice = '40.0000') => {
  const terms = checkoutTermsOf(market)
  const addressId = person.addressId ?? terms.addressId
  return as(person, joinGroup, { ...terms, addressId, id, quantity, seenPrice }, newIdempotencyKey())
}
