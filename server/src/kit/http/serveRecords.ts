import type { Static } from 'typebox'
import type { ChangesRoute } from '#contract/kit/changes.ts'
import type { ExportRoute, ListRoute } from '#contract/kit/list.ts'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import type { List } from '#kit/database/list/list.page.ts'
import { type Changes, serveChanges } from '#kit/events/changes.ts'
import type { Bilingual, ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { type App, serve } from './serve.ts'
import { type ListCall, serveExport, serveList } from './serveList.ts'

/** Scope: filter fields of the store that the route's input does not set, computed from the actor. */
type Scope<R, Filter> =
  FilterOf<R> extends Filter
    ? { readonly scope?: undefined }
    : { readonly scope: (actor: Actor, db: Db) => ScopeOf<R, Filter> | Promise<ScopeOf<R, Filter>> }
type ScopeOf<R, Filter> = Omit<Filter, keyof FilterOf<R>>

type Records<R extends ListRoute, E extends ExportRoute, Filter, Row, Detail> = Scope<R, Filter> & {
  readonly list: List<Filter, Row>
  readonly present: (row: Row, actor: Actor) => Static<R['record']>
  readonly exported: { readonly route: E; readonly name: Bilingual; readonly columns: ColumnsOf<NoInfer<E>> }
  /** Reads the detail of one record, if it contains more than a row of the list. */
  readonly read?: (db: Db, actor: Actor, id: string) => Promise<Detail>
}

/**
 * Result of a command: the id of the written record, whose detail becomes the reply; void if the route has no reply.
 */
type Answer<W extends Route, Detail> = null extends Reply<W> ? void : Detail extends Reply<W> ? string : never
/** Command of a service, independent of HTTP. */
type Command<W extends Route, Detail> = (
  tx: Tx,
  actor: Actor,
  input: Input<W>,
  context: ServiceContext,
) => Promise<Answer<W, Detail>>

/**
 * Binds the commands of documents. After each the document is read again with `read` and returned as its detail, so that
 * a page shows only what the database holds.
 */
export const serveWrites =
  <Detail>(app: App, read: (db: Db, actor: Actor, id: string) => Promise<Detail>) =>
  <W extends Route & { readonly method: 'POST' }>(write: W, command: Command<W, Detail>): void =>
    serve(app, write, async ({ db, actor, input }) => {
      const id = await command(db, actor, input, app.context)
      return (typeof id === 'string' ? await read(db, actor, id) : null) as Reply<W>
    })

/**
 * Binds the routes of a record type: list and export immediately, then `detail`, `changes` and each `write`. After a
 * write the record is read again and returned as its detail, so that a page shows only what the database holds.
 */
export function serveRecords<
  R extends ListRoute & { readonly steps?: never },
  E extends ExportRoute,
  Filter,
  Row,
  Detail = Static<R['record']>,
>(app: App, route: R, records: Records<R, E, Filter, Row, Detail>) {
  const { list, present, exported } = records
  const scopeOf = async (db: Db, actor: Actor) => (await records.scope?.(actor, db)) as Filter
  const listed = {
    list,
    filter: async ({ db, input, actor }: ListCall<object>) => ({ ...input, ...(await scopeOf(db, actor)) }),
    present: (row: Row, { actor }: { readonly actor: Actor }) => present(row, actor),
  }
  serveList(app, route, listed)
  serveExport<E, Filter, Row>(app, exported.route, { ...listed, name: exported.name, columns: exported.columns })

  const findOne = async (db: Db, actor: Actor, id: string) => list.one(db, { ...(await scopeOf(db, actor)) }, id)
  const read =
    records.read ?? (async (db: Db, actor: Actor, id: string) => present(await findOne(db, actor, id), actor))
  return {
    detail: <D extends Route>(detail: D, idIn: (input: Input<D>) => string) =>
      serve(app, detail, async ({ db, actor, input }) => (await read(db as Db, actor, idIn(input))) as Reply<D>),
    /**
     * Binds the change history of a record, for callers who may see the record. `of` selects other entities than the
     * record's own.
     */
    changes: <C extends ChangesRoute>(changes: C, idIn: (input: Input<C>) => string, options: Changes) =>
      serveChanges(
        app,
        changes,
        async ({ db, actor, input }) => (await findOne(db, actor, idIn(input)), idIn(input)),
        options,
      ),
    write: serveWrites(app, read),
  }
}
