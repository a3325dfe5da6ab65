import type { EventName } from '#contract/events.ts'
import type { ChangesRoute } from '#contract/kit/changes.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { listOf } from '#kit/database/list.ts'
import { replyOf } from '#kit/database/list/list.page.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { presentChange } from './changes.rules.ts'

/** Entities that an event is about. */
export interface Changed {
  readonly entity: string
  readonly ids: readonly string[]
}

interface ChangeFilter {
  readonly of: readonly Changed[]
  readonly except: readonly EventName[]
}

/** The events of some entities, the newest first. */
export const changeList = listOf({
  find: (db: Db, { of, except }: ChangeFilter) =>
    db
      .selectFrom('kit.events as e')
      .where((e) =>
        e.or(
          of.map(({ entity, ids }) =>
            e.and([e('e.entity', '=', entity), e('e.entity_id', '=', e.fn.any(e.val([...ids])))]),
          ),
        ),
      )
      .where((e) => e.not(e('e.name', '=', e.fn.any(e.val([...except]))))),
  select: (found) =>
    found.select(['e.id', 'e.at', 'e.name', 'e.actor_id', 'e.from_state', 'e.to_state', 'e.reason', 'e.data']),
  key: 'e.id',
  order: [['e.id', 'desc']],
  countUpTo: countOfLargeTables,
})

interface ChangesCall<R extends ChangesRoute> {
  readonly sql: Db
  readonly actor: Actor
  readonly input: Input<R>
}

/** Whose events the changes of a record are, and how they read. */
export interface Changes {
  /** The record's own entity, or all that it is made of. */
  readonly of: string | ((sql: Db, id: string) => Promise<readonly Changed[]>)
  /** Events that change nothing, such as those of its use. */
  readonly except?: readonly EventName[]
  /** What was added or removed, in the reader's words. */
  readonly wordOf?: (text: string, actor: Actor) => string
}

/**
 * Binds the recent changes of a record: its events of the audit chain, with the names of those who caused them.
 * `find` answers its id, or refuses anyone who may not see it.
 */
export function serveChanges<R extends ChangesRoute>(
  app: App,
  route: R,
  find: (call: ChangesCall<R>) => Promise<string>,
  { of, except = [], wordOf = (text) => text }: Changes,
): void {
  serve(app, route, async ({ sql: handle, actor, input }) => {
    const sql = handle as Db
    const id = await find({ sql, actor, input })
    const filter = { of: typeof of === 'string' ? [{ entity: of, ids: [id] }] : await of(sql, id), except }
    const found = await changeList.page(sql, filter, input)
    const names = await app.context.queryPorts.accountNames(sql, [...new Set(found.rows.map((row) => row.actor_id))])
    return replyOf(found, (row) =>
      presentChange(row, names.get(row.actor_id) ?? '', (text) => wordOf(text, actor)),
    ) as Reply<R>
  })
}
