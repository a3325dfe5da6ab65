import type { Db } from '#kit/database/database.ts'
import type { Examined, FactsOf } from './facts.rules.ts'
import { awardedSince, awardFacts, riseFacts } from './awards.store.ts'
import { orderedSince, placingFacts, priceFacts } from './orders.store.ts'
import { openedSince, projectFacts } from './quotes.store.ts'

type Reading = { readonly [E in Examined]: (db: Db, ids: readonly string[], at: Date) => Promise<FactsOf[E][]> }
/** Reads the facts of projects or orders, by what rules examine. */
export const readFacts: Reading = {
  project: (db, ids) => projectFacts(db, ids),
  award: (db, ids) => awardFacts(db, ids),
  rise: (db, ids) => riseFacts(db, ids),
  price: (db, ids) => priceFacts(db, ids),
  placing: (db, ids, at) => placingFacts(db, ids, at),
}

/** Projects or orders of a time until now, whose facts a rule examines. */
const since = {
  project: openedSince,
  award: awardedSince,
  rise: awardedSince,
  price: orderedSince,
  placing: orderedSince,
}
const atOnce = 200

/** Facts of a time until now; documents come in parts, so that no statement is long. */
export async function* factsSince<E extends Examined>(
  db: Db,
  examined: E,
  { from, at }: { readonly from: Date; readonly at: Date },
): AsyncGenerator<FactsOf[E][]> {
  const ids = (await since[examined](db, { since: from })).map(({ id }) => id)
  // Of groups one document is enough: all at once, so that none is read twice.
  const size = examined === 'award' || examined === 'placing' ? Math.max(ids.length, 1) : atOnce
  for (let place = 0; place < ids.length; place += size)
    yield await readFacts[examined](db, ids.slice(place, place + size), at)
}
