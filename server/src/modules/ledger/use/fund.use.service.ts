import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { scopeOf } from '../fund.rules.ts'
import { findFund } from '../fund.store.ts'
import { monthsOfUse } from './fund.use.rules.ts'
import { sumEntriesByMonth } from './fund.use.store.ts'

/** Monthly use of a budget that the actor may see. */
export async function useOfFund(db: Db, actor: Actor, id: string) {
  const { starts_on: startsOn, ends_on: endsOn } = await findFund(db, id, scopeOf(actor))
  return { months: monthsOfUse(await sumEntriesByMonth(db, id), { startsOn, endsOn, today: dayOf(actor.now) }) }
}
