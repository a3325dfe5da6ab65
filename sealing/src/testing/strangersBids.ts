// Bids of an auction, written from docs/auction-proof.md alone: it imports nothing of the product.

type Json = ReturnType<typeof JSON.parse>

export const cents = (text: string): bigint => {
  const [whole, part = ''] = text.split('.')
  return BigInt(whole!) * 100n + BigInt(part.padEnd(2, '0'))
}

export type Bid = { no: number; seq: number; cents: bigint; value: bigint }

/** Bids of an auction, by lot where there are lots. */
export class Bids {
  readonly rule: Json
  readonly numbers: number[]
  readonly weights: Map<number, { addition: bigint; factor: bigint }>
  /** Bids by lot and bidder; without lots in lot 0. */
  books = new Map<number, Map<number, Bid[]>>()
  /** Lot that is looked at; 0 without lots. */
  lot = 0
  excluded = new Set<number>()
  out = new Set<number>()

  constructor({ rule, bidders }: Json) {
    this.rule = rule
    this.numbers = bidders.map(({ no }: Json) => no)
    const none = { addition: '0.00', factor: '1.0000' }
    this.weights = new Map(
      bidders.map(({ no, weight = none }: Json) => [
        no,
        { addition: cents(weight.addition), factor: BigInt(weight.factor.replace('.', '')) },
      ]),
    )
    for (const lot of this.lots())
      this.books.set(
        lot,
        new Map(
          bidders.map(({ no, opening, openings = [] }: Json) => {
            const first = lot === 0 ? opening : (openings.find((each: Json) => each.lot === lot)?.amount ?? null)
            return [no, first === null ? [] : [this.bid(no, 0, first)]]
          }),
        ),
      )
  }
  lots = (): number[] => this.rule.lots?.map(({ no }: Json) => no) ?? [0]
  get bids() {
    return this.books.get(this.lot)!
  }
  /** Start price and step: of the lot, otherwise of the rule. */
  get part(): Json {
    return this.rule.lots?.[this.lot - 1] ?? this.rule
  }
  hasRanking = () =>
    this.lots().some((lot) => {
      this.lot = lot
      return this.ranking().length > 0
    })
  bid(no: number, seq: number, amount: string): Bid {
    const { addition, factor } = this.weights.get(no)!
    return { no, seq, cents: cents(amount), value: ((cents(amount) + addition) * factor + 5000n) / 10_000n }
  }

  counting = (no: number): Bid | undefined => (this.excluded.has(no) ? undefined : this.bids.get(no)!.at(-1))
  ranking = (): Bid[] =>
    this.numbers
      .flatMap((no) => this.counting(no) ?? [])
      .toSorted((a, b) => Number(a.value - b.value) || a.seq - b.seq || a.no - b.no)
  areIn = () => this.numbers.filter((no) => !this.excluded.has(no) && !this.out.has(no))
}
