import { decimal, minus, units } from '#contract/kit/money.ts'
import { amountOf } from '../stock/pick.rules.ts'

interface Costly {
  readonly quantity: string
  readonly unit_price: string
  readonly payer_id: string | null
}

/**
 * What a department is charged for a batch: nothing where its own budget has paid for the batch, or where it has none;
 * else the cost with tax, as orders are charged.
 */
export const chargeOf = ({ quantity, unit_price: price, payer_id: payer }: Costly, account: string | null): string =>
  account === null || payer === account ? '0.00' : amountOf(price, quantity)

export const valueOf = (all: readonly Omit<Costly, 'payer_id'>[]): string =>
  decimal(all.reduce((sum, { quantity, unit_price: price }) => sum + units(amountOf(price, quantity)), 0n))

/**
 * Share of a charge that goes back with a part of the goods, rounded once for all that is back by then, so that the
 * returns of everything add up to the charge to the cent.
 */
export function shareBack(
  {
    charged,
    returned,
    issued,
    back,
  }: { readonly charged: string; readonly returned: string; readonly issued: string; readonly back: string },
  quantity: string,
): string {
  const [all, whole] = [units(back) + units(quantity), units(issued)]
  const due = (units(charged) * all * 2n + whole) / (whole * 2n)
  return minus(decimal(due), returned)
}
