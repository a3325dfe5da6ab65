import * as contract from '#contract/contracts/contractTemplates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import type { App } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { presentTemplate } from './template.present.ts'
import { createTemplate, editTemplate, moveTemplate } from './template.service.ts'
import { templateColumns } from './template.export.rules.ts'
import { type ListedTemplate, templateList } from './template.store.ts'

const listed = {
  list: templateList,
  filter: ({ input }: ListCall<FilterOf<typeof contract.listContractTemplates>>) => input,
  present: (row: ListedTemplate, { actor }: { readonly actor: Actor }) => presentTemplate(row, actor),
}

export function templateRoutes(app: App) {
  serveList(app, contract.listContractTemplates, listed)
  serveExport(app, contract.exportContractTemplates, {
    ...listed,
    name: ['合同模板', 'Contract templates'],
    columns: templateColumns,
  })
  const write = serveWrites(app, async (db: Db, actor: Actor, id: string) =>
    presentTemplate(await templateList.one(db, {}, id), actor),
  )
  write(contract.createContractTemplate, createTemplate)
  write(contract.editContractTemplate, editTemplate)
  write(contract.moveContractTemplate, moveTemplate)
}
