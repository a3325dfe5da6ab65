import { sql } from 'kysely'
import { listContractTemplates, type TemplateClause } from '#contract/contracts/contractTemplates.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const templates = tableOf('contracts.templates')
export type TemplateRow = RowOfTable<typeof templates>
export const editions = tableOf('contracts.editions')

const newest = sql<{ clauses: TemplateClause[]; isDraft: boolean }>`(
  select jsonb_build_object('clauses', e.clauses, 'isDraft', e.published_at is null)
  from contracts.editions e where e.tenant_id = t.tenant_id and e.template_id = t.id order by e.no desc limit 1)`
const used = sql<number>`(select count(*)::int from contracts.contracts c
  where c.tenant_id = t.tenant_id and c.template_id = t.id)`

/** Templates with the clauses of their newest edition, published or not. */
export const templateList = listOf({
  route: listContractTemplates,
  find: (db: Db) => db.selectFrom('contracts.templates as t'),
  where: { status: { is: 't.status' }, keyword: { contains: ['t.name'] } },
  select: (found) => found.selectAll('t').select([newest.as('newest'), used.as('contracts')]),
  key: 't.id',
  order: ['t.name', 't.id'],
})
export type ListedTemplate = RowIn<typeof templateList>

const draftOf = sqlQuery(
  'contracts.draftEdition',
  `select id, no from contracts.editions where template_id = $templateId and published_at is null order by no desc limit 1`,
)
/** Edition that is still edited; the caller holds the lock of the template. */
export const draftEditionOf = (db: Db, templateId: string) => draftOf.first(db, { templateId })

const edition = sqlQuery(
  'contracts.editionOf',
  `select e.no, e.clauses, t.name, t.status from contracts.editions e
   join contracts.templates t on t.tenant_id = e.tenant_id and t.id = e.template_id
   where e.template_id = $templateId and e.published_at is not null and ($no::int is null or e.no = $no?)
   order by e.no desc limit 1`,
).narrow<{ clauses: TemplateClause[] }>()
/** A published edition; without a number the newest one. */
export const publishedEdition = (db: Db, templateId: string, no: number | null = null) =>
  edition.first(db, { templateId, no })

/** Templates from which contracts can be drafted. */
export const templatesToChoose = sqlQuery(
  'contracts.templatesToChoose',
  `select t.id, t.name, e.no as edition, e.clauses from contracts.templates t
   join contracts.editions e on e.tenant_id = t.tenant_id and e.template_id = t.id and e.no = t.edition
   where t.status = 'published' order by t.name limit 200`,
).narrow<{ clauses: TemplateClause[] }>()

/** Locks a draft edition, or begins the next one. */
export async function nextEdition(tx: Tx, { id, edition: last }: TemplateRow, clauses: readonly TemplateClause[]) {
  const draft = await draftEditionOf(tx, id)
  if (draft) return editions.set(tx, await editions.lock(tx, draft.id), { clauses })
  return editions.insert(tx, { template_id: id, no: last + 1, clauses })
}
