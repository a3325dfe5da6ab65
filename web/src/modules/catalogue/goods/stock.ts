interface Stocked {
  readonly available: number
  readonly minQty: number
}

const FEW = 20

/** None that could be ordered, few, or enough. Less than the smallest order is none. */
export function stockOf({ available, minQty }: Stocked): 'none' | 'few' | 'enough' {
  if (available < minQty) return 'none'
  return available < FEW ? 'few' : 'enough'
}
