/** Deterministic random numbers. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32 with a mixed seed for each product, so that any product can be generated alone. */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[whole(0, list.length - 1)]!
    },
  }
}

/** Deterministic shuffle. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomOf(seed, -2)
  return list
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
