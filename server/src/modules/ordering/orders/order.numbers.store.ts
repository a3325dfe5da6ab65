import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

const numbers = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.selectFrom('ordering.orders').select(['id', 'no']).where('id', '=', anyOf($.ids)),
)
/** Numbers of these orders by id. */
export const numbersOfOrders = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await numbers(db, { ids })).map(({ id, no }) => [id, no]))
