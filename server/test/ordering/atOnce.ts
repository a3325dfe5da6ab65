import { submitOrder } from '#contract/ordering/submit.ts'
import { aPerson, as, type Person, Refused } from '#test/app.ts'
import { newIdempotencyKey, checkoutTermsOf } from './submit.ts'
import { buyingPermissions } from '#test/orderingFixture.ts'
import { type OrderingFixture, createAddressAndTitle } from './setUp.ts'
import type { TestGoods } from '#test/goodsFixture.ts'

/** Results of concurrent calls: `ok`, or the name of the refusal; fails for other errors. */
export const outcomes = (calls: readonly Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: Error) => {
          if (error instanceof Refused && error.status === 200) return error.message
          throw error
        },
      ),
    ),
  )
export const count = (all: readonly string[], word: string) => all.filter((each) => each === word).length

export const manyBuyers = async (market: OrderingFixture, size: number) => {
  const buyers: { person: Person; addressId: string }[] = []
  for (let n = 0; n < size; n++) {
    const person = await aPerson(market.tenant, { permissions: buyingPermissions })
    buyers.push({ person, addressId: (await createAddressAndTitle(person)).addressId })
  }
  return buyers
}

export const submitAs = (
  market: OrderingFixture,
  by: { person: Person; addressId: string },
  wanted: readonly [TestGoods, number][],
) =>
  as(
    by.person,
    submitOrder,
    {
      ...checkoutTermsOf(market),
      addressId: by.addressId,
      lines: wanted.map(([{ skuId, price }, quantity]) => ({ skuId, quantity, seenPrice: price })),
    },
    newIdempotencyKey(),
  )

/** Concurrency; multiplied in a long run. */
export const rounds = Number(process.env['ROUNDS'] ?? 8)
