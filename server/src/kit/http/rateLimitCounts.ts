import { sql as text } from 'kysely'
import { type Database, noTenant, type Tx } from '#kit/database/database.ts'

/** Fixed window of a rate limit in seconds; it starts with a caller's first call. */
export const windowSeconds = 60

interface Counted {
  readonly name: string
  readonly caller: string
  readonly calls: number
  /** Seconds until the window ends. */
  readonly seconds: number
}

/**
 * Adds calls to the callers' counters and returns the new counts. Sorted, so that concurrent statements lock rows in
 * the same order and cannot deadlock.
 */
export async function addCalls(
  tx: Tx,
  requested: readonly { name: string; caller: string; calls: number }[],
): Promise<Counted[]> {
  const [names, callers, calls] = [
    requested.map(({ name }) => name),
    requested.map(({ caller }) => caller),
    requested.map((each) => each.calls),
  ]
  const isOpen = text`r.began_at > now() - make_interval(secs => ${windowSeconds})`
  const { rows } = await text<Counted>`
    insert into kit.rate_limits as r (name, caller, calls, began_at)
    select name, caller, calls, now()
    from unnest(${names}::text[], ${callers}::text[], ${calls}::int[]) as requested (name, caller, calls) order by name, caller
    on conflict (name, caller) do update set
      calls = case when ${isOpen} then r.calls else 0 end + excluded.calls,
      began_at = case when ${isOpen} then r.began_at else now() end
    returning name, caller, calls, greatest(1, ceil(extract(epoch from began_at - now()) + ${windowSeconds}))::int as seconds`.execute(
    tx,
  )
  return rows
}

export const forgetOldRateLimits = (database: Database): Promise<void> =>
  database.write(noTenant, async (tx) => {
    await text`delete from kit.rate_limits where began_at < now() - make_interval(secs => ${2 * windowSeconds})`.execute(
      tx,
    )
  })
