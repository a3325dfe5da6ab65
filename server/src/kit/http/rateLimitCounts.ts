import { type Database, noTenant, type Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** Fixed window of a rate limit in seconds; it starts with a caller's first call. */
export const windowSeconds = 60

const isOpen = 'r.began_at > now() - make_interval(secs => $window::int)'
const add = sqlQuery(
  'kit.addCalls',
  `insert into kit.rate_limits as r (name, caller, calls, began_at)
   select name, caller, calls, now()
   from unnest($names::text[], $callers::text[], $calls::int[]) as requested (name, caller, calls) order by name, caller
   on conflict (name, caller) do update set
     calls = case when ${isOpen} then r.calls else 0 end + excluded.calls,
     began_at = case when ${isOpen} then r.began_at else now() end
   returning name, caller, calls, greatest(1, ceil(extract(epoch from began_at - now()) + $window::int))::int as "seconds!"`,
)
const forget = sqlQuery(
  'kit.forgetCalls',
  'delete from kit.rate_limits where began_at < now() - make_interval(secs => $seconds::int)',
)

/**
 * Adds calls to the callers' counters and returns the new counts, with the seconds until the window ends. Sorted, so
 * that concurrent statements lock rows in the same order and cannot deadlock.
 */
export const addCalls = (tx: Tx, requested: readonly { name: string; caller: string; calls: number }[]) =>
  add(tx, {
    names: requested.map(({ name }) => name),
    callers: requested.map(({ caller }) => caller),
    calls: requested.map((each) => each.calls),
    window: windowSeconds,
  })

export const forgetOldRateLimits = (database: Database): Promise<void> =>
  database.write(noTenant, async (tx) => {
    await forget(tx, { seconds: 2 * windowSeconds })
  })
