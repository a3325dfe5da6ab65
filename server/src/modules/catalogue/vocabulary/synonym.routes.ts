import * as contract from '#contract/catalogue/synonyms.ts'
import type { Db } from '#kit/database/database.ts'
import { listInMemory } from '#kit/database/list.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { synonymColumns } from '../products/list.export.rules.ts'
import { findGoods } from '../goods/goods.service.ts'
import { type GroupFilter, groupsLike, type ListedGroup, listedGroups } from './synonym.list.rules.ts'
import { createSynonyms, deleteSynonyms, editSynonyms } from './synonym.service.ts'
import { ownSynonyms, type SynonymRow } from './synonym.store.ts'
import { baseSynonyms } from './synonyms/base.rules.ts'

const maxTried = 5

const present = (group: ListedGroup): contract.SynonymGroup => ({
  id: group.id,
  version: group.version,
  baseKey: group.base_key,
  source: group.source,
  kind: group.kind,
  terms: [...group.terms],
  isActive: group.is_active,
  updatedAt: group.updated_at?.toISOString() ?? null,
})

const presentRow = (row: SynonymRow) => present({ ...row, source: row.base_key === null ? 'own' : 'base' })

export function synonymRoutes(app: App) {
  const groups = {
    list: listInMemory(async (db: Db, filter: GroupFilter) =>
      groupsLike(listedGroups(baseSynonyms, await ownSynonyms(db)), filter),
    ),
    filter: ({ input }: { input: GroupFilter }) => input,
    present,
  }
  serveList(app, contract.listSynonyms, groups)
  serveExport(app, contract.exportSynonyms, { ...groups, name: ['同义词', 'Synonyms'], columns: synonymColumns })
  serve(app, contract.createSynonyms, async ({ db, actor, input: { baseKey, ...draft } }) =>
    presentRow(await createSynonyms(db, actor, draft, baseKey)),
  )
  serve(app, contract.editSynonyms, async ({ db, actor, input: { id, version, ...draft } }) =>
    presentRow(await editSynonyms(db, actor, id, version, draft)),
  )
  serve(app, contract.deleteSynonyms, async ({ db, actor, input }) => {
    await deleteSynonyms(db, actor, input.id, input.version)
    return null
  })
  serve(app, contract.trySearch, async ({ db, actor, input: { keyword } }) => {
    const found = await findGoods(db, actor, { keyword, limit: maxTried })
    return {
      total: found.total,
      totalIsCapped: found.isCapped,
      correctedTo: found.correctedTo,
      didYouMean: found.didYouMean,
      droppedTerms: [...found.droppedTerms],
      expandedTo: [...found.expandedTo],
      goods: found.rows.map(({ sku_id, name, spec, supplier_name }) => ({
        skuId: sku_id,
        name,
        spec,
        supplierName: supplier_name,
      })),
    }
  })
}
