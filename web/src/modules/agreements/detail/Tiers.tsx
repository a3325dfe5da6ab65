import type { Tier } from '#contract/catalogue/goods.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Under } from '#web/kit/layout/Card.tsx'

/** Tiers of a price, each from its quantity. */
export const Tiers = ({ tiers }: { readonly tiers: readonly Tier[] }) =>
  tiers.map(({ qty, price }) => (
    <Under key={qty}>
      {qty}+ <Amount value={price} />
    </Under>
  ))
