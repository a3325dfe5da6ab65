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

/** Entities whose events are selected. */
export interface Changed {
  readonly entity: string
  readonly ids: readonly string[]
}

interface ChangeFilter {
  readonly of: readonly Changed[]
  readonly except: readonly EventName[]
}

/** Events of these entities, newest first. */
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
  readonly db: Db
  readonly actor: Actor
  readonly input: Input<R>
}

/** Selection and wording of a record's change history. */
export interface Changes {
  /** Entity name of the record, or all entities that it consists of. */
  readonly of: string | ((db: Db, id: string) => Promise<readonly Changed[]>)
  /** Excluded events, such as those of mere use. */
  readonly except?: readonly EventName[]
  /** Events excluded for some readers. */
  readonly exceptFor?: (actor: Actor) => readonly EventName[]
  /** Translates added and removed entries for the reader. */
  readonly wordOf?: (text: string, actor: Actor) => string
}

/**
 * Binds the change history of a record: its events of the audit chain with the names of the actors. `find` returns the
 * record's id, or refuses callers who may not see it.
 */
export function serveChanges<R extends ChangesRoute>(
  app: App,
  route: R,
  find: (call: ChangesCall<R>) => Promise<string>,
  { of, except: never = [], exceptFor = () => [], wordOf = (text) => text }: Changes,
): void {
  serve(app, route, async ({ db: handle, actor, input }) => {
    const db = handle as Db
    const id = await find({ db, actor, input })
    const except = [...never, ...exceptFor(actor)]
    const filter = { of: typeof of === 'string' ? [{ entity: of, ids: [id] }] : await of(db, id), except }
    const found = await changeList.page(db, filter, input)
    const names = await app.context.queryPorts.accountNames(db, [...new Set(found.rows.map((row) => row.actor_id))])
    return replyOf(found, (row) =>
      presentChange(row, names.get(row.actor_id) ?? '', (text) => wordOf(text, actor)),
    ) as Reply<R>
  })
}
