import { setImmediate as nextTick } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { type ExportRoute, maxExported, type ListRoute } from '#contract/kit/list.ts'
import { minuteOf } from '#contract/kit/calendar.ts'
import type { Reply } from '#contract/kit/route.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db } from '#kit/database/database.ts'
import { serveDownload } from './download.ts'
import { cellsOf, type ColumnsOf, headingsOf, textIn } from '#kit/spreadsheet/export.rules.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type List, replyOf } from '#kit/database/list/list.page.ts'
import { type App, serve } from './serve.ts'
import { sheetFile, type Written } from '#kit/spreadsheet/workbook.ts'

/** Call of a list or its export; `input` is the filter. */
export interface ListCall<I> {
  readonly db: Db
  readonly actor: Actor
  readonly input: I
  readonly request: FastifyRequest
}

/** Common parts of a list and its export. */
interface Listed<R extends { input: TSchema; record: TSchema }, Filter, Row> {
  readonly list: List<Filter, Row>
  /** Filter of the store: the requested filter combined with what the caller may see. */
  readonly filter: (call: ListCall<FilterOf<R>>) => Filter | Promise<Filter>
  readonly present: (row: Row, call: ListCall<FilterOf<R>>, filter: Filter) => Static<R['record']>
}

/** Binds a list route. Routes with `steps` receive no connection, so they read their pages themselves. */
export function serveList<R extends ListRoute & { readonly steps?: never }, Filter, Row>(
  app: App,
  route: R,
  { list, filter, present }: Listed<R, Filter, Row>,
): void {
  serve(app, route, async ({ db, actor, input, request }) => {
    const call = { db: db as Db, actor, input: input as FilterOf<R>, request }
    const narrowed = await filter(call)
    const found = await list.page(call.db, narrowed, input)
    return replyOf(found, (row) => present(row, call, narrowed)) as Reply<R>
  })
}

const rowsAtOnce = 500
/** Rows between which other calls have their turn. */
const rowsInSlice = 25

interface Exported<R extends ExportRoute, Filter, Row> extends Listed<R, Filter, Row> {
  /** Name of the file and its sheet. */
  readonly name: readonly [zh: string, en: string]
  readonly columns: ColumnsOf<NoInfer<R>>
}

/** Binds the export of a list: the filtered rows as a workbook, generated as a stream while it is sent. */
export function serveExport<R extends ExportRoute, Filter, Row>(
  app: App,
  route: R,
  { list, filter, present, name, columns }: Exported<R, Filter, Row>,
): void {
  serveDownload(
    app,
    route,
    async ({ database, actor, input, request }) => {
      const call = (db: Db) => ({ db, actor, input: input as FilterOf<R>, request })
      const [requested, keys] = await database.read(actor.tenantId, async (db) => {
        const requested = await filter(call(db))
        return [requested, await list.keys(db, requested, input, maxExported + 1)] as const
      })
      const presented = (database_: Database, chosen: readonly string[]) =>
        database_.read(actor.tenantId, async (db) =>
          (await list.rows(db, requested, chosen)).map((row) => present(row, call(db), requested)),
        )
      const named = columns as unknown as Parameters<typeof cellsOf<object>>[1]
      async function* rows(): AsyncGenerator<Written[]> {
        const exported = keys.slice(0, maxExported)
        for (let at = 0; at < exported.length; at += rowsAtOnce) {
          const records = await presented(database, exported.slice(at, at + rowsAtOnce))
          for (const [place, record] of records.entries()) {
            if (place % rowsInSlice === 0) await nextTick()
            yield cellsOf(route, named, record as object, actor.lang)
          }
        }
        if (keys.length > maxExported) yield [cappedNote(actor.lang)]
      }
      const sheet = textIn(actor.lang, name)
      const headings = headingsOf(route, columns, actor.lang)
      const day = actor.now.toISOString().slice(0, 10)
      return sheetFile(`${sheet}-${day}`, 'xlsx', [
        { name: sheet, headings, rows: rows(), ...(route.sensitive ? { foot: footOf(actor) } : {}) },
      ])
    },
    { isExport: true },
  )
}

/** Who took sensitive data out, and when, on each printed page. */
const footOf = ({ userName, now, traceId }: Actor): string => `${userName} ${minuteOf(now)} ${traceId}`

const cappedNote = (lang: Lang) =>
  textIn(lang, [
    `仅导出前 ${maxExported} 条，请缩小筛选范围后重新导出`,
    `Only the first ${maxExported} rows were exported. Narrow your filters and export again.`,
  ])
