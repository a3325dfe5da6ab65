import type { WatchKind } from '#contract/ordering/lists/goodsWatches.ts'
import { compare } from '#contract/kit/money.ts'

interface Watched {
  readonly kind: WatchKind
  readonly threshold: string | null
  readonly is_armed: boolean
}

interface Offered {
  readonly price: string
  readonly available: number
  readonly minQty: number
}

/** What a watch waits for: a price below its threshold, or as many pieces as can be ordered. */
export const isReached = ({ kind, threshold }: Omit<Watched, 'is_armed'>, goods: Offered): boolean =>
  kind === 'price'
    ? threshold !== null && compare(goods.price, threshold) < 0
    : goods.available >= Math.max(1, goods.minQty)

/** `tell`: it is reached; `arm`: it was sent, and what it waits for is over. Goods that are gone change nothing. */
export function stepOf(watch: Watched, goods: Offered | undefined): 'tell' | 'arm' | null {
  if (!goods) return null
  const reached = isReached(watch, goods)
  if (watch.is_armed) return reached ? 'tell' : null
  return reached ? null : 'arm'
}
