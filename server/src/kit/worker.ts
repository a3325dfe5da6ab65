import { sql as text } from 'kysely'
import type { Logger } from 'pino'
import { type Database, noTenant } from './database.ts'
import { outageOf } from './database.errors.ts'
import type { Event, Listener, Listeners } from './events.ts'
import { logFailure } from './log.outage.ts'

const batch = 200
const mostAttempts = 8
type Heard = Event & { seq: string }

/**
 * Seals finished events into the audit chain and tells the listeners of each module, in the order of the chain, at least once.
 * A cursor a module says how far it has heard; several workers share the cursors by `skip locked`.
 * An event that a listener cannot bear is tried eight times with growing pauses, then set aside in `kit.unheard`.
 */
export function startWorker(
  database: Database,
  modules: Readonly<Record<string, Listeners>>,
  log: Logger,
  every = 200,
) {
  let stopped = false
  let wake = () => {}
  const listening = Object.entries(modules).filter(([, listeners]) => Object.keys(listeners).length > 0)

  async function seal() {
    for (let done = 1000; done === 1000;) {
      done = await database.write(noTenant, async (tx) => {
        const { rows } = await text<{ done: number }>`select kit.seal(1000) as done`.execute(tx)
        return rows[0]?.done ?? 0
      })
    }
  }

  /** Tells what one module has not heard yet; true when there may be more. */
  async function tell(name: string, listeners: Listeners): Promise<boolean> {
    const { upcoming, last } = await database.read(noTenant, async (sql) => {
      const end = await text<{ last: string }>`select kit.last_sealed() as last`.execute(sql)
      const { rows } = await text<Heard>`
        select h.* from kit.cursors c, lateral kit.heard_after(c.seq, ${Object.keys(listeners)}, ${batch}) h
        where c.name = ${name} and c.next_at <= now() order by h.seq`.execute(sql)
      return { upcoming: rows, last: end.rows[0]?.last ?? '0' }
    })
    for (const event of upcoming) if (!(await step(name, event, listeners))) return false
    if (upcoming.length === batch) return true
    await database.write(noTenant, (tx) =>
      text`update kit.cursors set seq = ${last} where name = ${name} and seq < ${last} and attempts = 0 and ${upcoming.length === 0}`.execute(
        tx,
      ),
    )
    return false
  }

  /** One event is one transaction: what the listener writes and the cursor's step stand or fall together. */
  async function step(name: string, event: Heard, listeners: Listeners): Promise<boolean> {
    try {
      return await database.write(event.tenant_id, async (tx) => {
        const { rows } = await text`
          update kit.cursors set seq = ${event.seq}, attempts = 0
          where name = (select name from kit.cursors where name = ${name} and seq < ${event.seq} for update skip locked)
          returning name`.execute(tx)
        if (rows.length === 0) return false
        await (listeners[event.name] as Listener | undefined)?.(tx, event)
        return true
      })
    } catch (error) {
      // Nobody can hear while the database is away: that is no attempt, or the event would be set aside.
      if (outageOf(error)) throw error
      await bear(name, event, error as Error)
      return false
    }
  }

  async function bear(name: string, event: Heard, error: Error) {
    log.error({ err: error, event: event.name, eventId: event.id, listener: name }, 'a listener failed')
    await database.write(noTenant, async (tx) => {
      const { rows } = await text<{ attempts: number }>`
        update kit.cursors set attempts = attempts + 1, next_at = now() + least(2 ^ attempts, 60) * interval '1 second'
        where name = ${name} returning attempts`.execute(tx)
      if ((rows[0]?.attempts ?? 0) < mostAttempts) return
      await text`insert into kit.unheard values (${name}, ${event.tenant_id}, ${event.id}, ${error.message}) on conflict do nothing`.execute(
        tx,
      )
      await text`update kit.cursors set seq = ${event.seq}, attempts = 0, next_at = '-infinity' where name = ${name}`.execute(
        tx,
      )
    })
  }

  async function run() {
    let known = false
    while (!stopped) {
      try {
        if (!known) {
          await database.write(noTenant, (tx) =>
            text`insert into kit.cursors (name) select unnest(${listening.map(([name]) => name)}::text[]) on conflict do nothing`.execute(
              tx,
            ),
          )
          known = true
        }
        await seal()
        let more = false
        for (const [name, listeners] of listening) if (await tell(name, listeners)) more = true
        if (more) continue
      } catch (error) {
        if (!stopped) logFailure(log, error, 'the event worker stumbled')
      }
      await new Promise<void>((done) => {
        const timer = setTimeout(done, every)
        wake = () => {
          clearTimeout(timer)
          done()
        }
      })
    }
  }

  const running = run()
  return {
    /** Looks for new events now, rather than at the next turn. */
    nudge: () => wake(),
    /** Returns when the event in hand is done. */
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}
