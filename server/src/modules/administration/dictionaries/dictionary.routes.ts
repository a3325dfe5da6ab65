import * as contract from '#contract/administration/dictionaries.ts'
import type { Input, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { allOwnDictionaries } from '#modules/tenancy/index.ts'
import { dictItemColumns } from './dictionary.export.rules.ts'
import { presentDictionaries } from './dictionary.rules.ts'
import {
  addDictionary,
  addDictItem,
  dictItemList,
  editDictionary,
  editDictItem,
  removeDictionary,
  removeDictItem,
  setDictItemStatus,
} from './dictionary.service.ts'

export function dictionaryRoutes(app: App) {
  serve(app, contract.listDictionaries, async ({ db }) => presentDictionaries(await allOwnDictionaries(db)))
  const listed = {
    list: dictItemList,
    filter: ({ input }: { readonly input: Omit<Input<typeof contract.listDictItems>, 'page' | 'limit' | 'sort'> }) =>
      input,
    present: (item: contract.DictItem) => item,
  }
  serveList(app, contract.listDictItems, listed)
  serveExport(app, contract.exportDictItems, {
    ...listed,
    name: ['数据字典', 'Dictionary'],
    columns: dictItemColumns,
  })
  serveChanges(app, contract.listDictItemChanges, async ({ input }) => input.itemId, { of: 'dictItem' })

  const write = <R extends Route & { readonly method: 'POST' }>(
    route: R,
    command: (tx: Tx, actor: Actor, input: Input<R>) => Promise<void>,
  ) =>
    serve(app, route, async ({ db, actor, input }) => {
      await command(db, actor, input)
      return null as never
    })
  write(contract.addDictionary, addDictionary)
  write(contract.editDictionary, editDictionary)
  write(contract.removeDictionary, removeDictionary)
  write(contract.addDictItem, addDictItem)
  write(contract.editDictItem, editDictItem)
  write(contract.setDictItemStatus, setDictItemStatus)
  write(contract.removeDictItem, removeDictItem)
}
