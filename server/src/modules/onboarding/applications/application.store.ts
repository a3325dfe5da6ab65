import { supplierApplicationCase } from '#contract/onboarding/applications.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const applicationStore = caseStore('onboarding.applications', {
  list: supplierApplicationCase.list,
  keyword: ['company_name', 'credit_code', 'contact_name'],
  owner: 'person_id',
  hidden: ['01'],
  waiting: supplierApplicationCase.waiting,
  since: 'submitted_at',
})
export const applications = applicationStore.rows
export type ApplicationRow = RowOfTable<typeof applications>

const ofPerson = preparedQuery((db, $: Params<{ personId: string }>) =>
  db.selectFrom('onboarding.applications').selectAll().where('person_id', '=', $.personId),
)
/** The only application of a person. */
export const findApplicationOf = (db: Db, personId: string): Promise<ApplicationRow | undefined> =>
  ofPerson.first(db, { personId })
