interface Stocked {
  readonly available: number
  readonly minQty: number
}

const FEW = 20

/** Stock level: none that can be ordered, few, or enough. Less than the minimum order quantity is none. */
export function stockOf({ available, minQty }: Stocked): 'none' | 'few' | 'enough' {
  if (available < minQty) return 'none'
  return available < FEW ? 'few' : 'enough'
}
