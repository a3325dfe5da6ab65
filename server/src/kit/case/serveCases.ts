import type { Static, TSchema } from 'typebox'
import type { CaseCountRoute } from '#contract/kit/case/count.ts'
import type { ChangesRoute } from '#contract/kit/changes.ts'
import type { ExportRoute, ListRoute } from '#contract/kit/list.ts'
import type { Input, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { List } from '#kit/database/list/list.page.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { Bilingual, ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

type PostRoute = Route & { readonly method: 'POST' }
/** Routes of a queue (`queueOf`). */
interface Queue<Own extends TSchema, Handled extends TSchema> {
  readonly entity: string
  readonly own: ListRoute & { readonly record: Own; readonly steps?: never }
  readonly list: ListRoute & { readonly record: Handled; readonly steps?: never }
  readonly export: ExportRoute & { readonly record: Handled }
  readonly detail: Route & { readonly method: 'GET' }
  readonly changes: ChangesRoute
  readonly figures: Route & { readonly method: 'GET' }
  readonly count: CaseCountRoute
  readonly actions: Readonly<Record<string, PostRoute>>
}
type Commands<Q extends { readonly actions: Readonly<Record<string, PostRoute>> }> = {
  readonly [A in keyof Q['actions']]: (
    tx: Tx,
    actor: Actor,
    input: Input<Q['actions'][A]>,
    context: ServiceContext,
  ) => Promise<string>
}

interface Store<Row> {
  readonly list: List<never, Row>
  readonly own: List<{ readonly owner: string; readonly status?: string | undefined }, Row>
  readonly countWaiting: (db: Db, reader?: string) => Promise<number>
  readonly countByStatus: (db: Db, reader?: string) => Promise<Readonly<Record<string, number>>>
}

interface Served<Q extends Queue<TSchema, TSchema>, Row> {
  readonly store: Store<Row>
  readonly present: (row: Row, actor: Actor) => Static<Q['list']['record']>
  /** What applicants read of their cases, and whose these are; without it cases have no list of applicants. */
  readonly own?: {
    readonly present: (row: Row, actor: Actor) => Static<Q['own']['record']>
    readonly ownerOf: (actor: Actor) => string
  }
  /** Name of the file and its sheet, and the columns of the export. */
  readonly name: Bilingual
  readonly columns: ColumnsOf<Q['export']>
  readonly commands: Commands<Q>
}

/** Binds the routes of a queue: list, export, detail, history, numbers, own cases, and a command for each action. */
export function serveCases<Q extends Queue<TSchema, TSchema>, Row>(
  app: App,
  of: Q,
  { store, present, own, name, columns, commands }: Served<Q, Row>,
): void {
  if (own)
    serveList(app, of.own, {
      list: store.own,
      filter: ({ actor, input }) => ({
        owner: own.ownerOf(actor),
        status: (input as { readonly status?: string }).status,
      }),
      present: (row, { actor }) => own.present(row, actor),
    })
  serve(app, of.count, async ({ db, actor }) => ({ count: await store.countWaiting(db, actor.personId) }))
  serve(app, of.figures, async ({ db, actor }) => ({ counts: await store.countByStatus(db, actor.personId) }))
  const records = serveRecords<ListRoute & { readonly steps?: never }, ExportRoute, object, Row>(app, of.list, {
    list: store.list as List<object, Row>,
    // Only stores with `hiddenFrom` know the filter.
    scope: (({ personId }: Actor) => ({ reader: personId })) as never,
    present,
    exported: { route: of.export, name, columns: columns },
  })
  records.detail(of.detail, ({ id }: { readonly id?: unknown }) => String(id))
  records.changes(of.changes, ({ id }: { readonly id?: unknown }) => String(id), { of: of.entity })
  for (const [action, route] of Object.entries(of.actions))
    records.write(route, commands[action as keyof Q['actions']] as never)
}
