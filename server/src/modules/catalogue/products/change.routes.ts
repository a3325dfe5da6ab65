import * as productChanges from '#contract/catalogue/productChanges.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { changeColumns } from './list.export.rules.ts'
import { moveChange, moveChanges } from './change.service.ts'
import { type ChangeFilter, changeList, type ListedChange } from './change.list.store.ts'
import { presentChange, visibleTo, changeDetail } from './change.present.ts'

export function changeRoutes(app: App) {
  const changes = {
    list: changeList,
    filter: ({ actor, input }: ListCall<ChangeFilter>) => ({ ...input, ...visibleTo(actor) }),
    present: (row: ListedChange, { actor }: { actor: Actor }) => presentChange(row, actor),
  }
  serveList(app, productChanges.listChanges, changes)
  serveExport(app, productChanges.exportChanges, {
    ...changes,
    name: ['商品审核', 'Product approval'],
    columns: changeColumns,
  })
  serve(app, productChanges.getChange, async ({ db, actor, input }) => changeDetail(db, actor, input.id))
  serve(app, productChanges.moveChange, async ({ db, actor, input }) => {
    await moveChange(db, actor, input)
    const { before: _, after: __, ...change } = await changeDetail(db, actor, input.id)
    return change
  })
  serve(app, productChanges.moveChanges, async ({ db, actor, input }) =>
    moveChanges(db, actor, input.importId, input.action, input.reason),
  )
}
