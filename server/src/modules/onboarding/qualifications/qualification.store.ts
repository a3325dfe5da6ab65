import { qualificationCase } from '#contract/onboarding/qualifications.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const qualificationStore = caseStore('onboarding.qualifications', {
  list: qualificationCase.list,
  keyword: ['supplier_name', 'categories'],
  owner: 'supplier_id',
  waiting: qualificationCase.waiting,
})
export const qualifications = qualificationStore.rows
export type QualificationRow = RowOfTable<typeof qualifications>

/** Marks the categories of a qualification as under way; another one of the supplier is `qualification.open`. */
export const holdCategories = sqlQuery(
  'onboarding.holdCategories',
  `insert into onboarding.open_qualifications (supplier_id, category_id, qualification_id)
   select $supplierId, c.id, $qualificationId from unnest($categoryIds::bigint[]) as c(id)`,
)
const release = sqlQuery(
  'onboarding.releaseCategories',
  `delete from onboarding.open_qualifications where supplier_id = $supplierId and qualification_id = $qualificationId`,
)
export const releaseCategories = async (tx: Tx, row: QualificationRow): Promise<void> =>
  void (await release(tx, { supplierId: row.supplier_id, qualificationId: row.id }))

/** Supplier and categories of qualifications. */
export const qualificationsNamed = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('onboarding.qualifications')
    .select(['id', 'supplier_id', 'supplier_name', 'categories'])
    .where('id', '=', anyOf($.ids)),
)
