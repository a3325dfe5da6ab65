import { dispositionCase, restoreCase } from '#contract/onboarding/dispositions.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const dispositionStore = caseStore('onboarding.dispositions', {
  list: dispositionCase.list,
  keyword: ['supplier_name', 'cause'],
  owner: 'supplier_id',
  waiting: dispositionCase.waiting,
})
export const dispositions = dispositionStore.rows
export type DispositionRow = RowOfTable<typeof dispositions>

export const restoreStore = caseStore('onboarding.restores', {
  list: restoreCase.list,
  keyword: ['apply_user_name', 'apply_reason'],
  owner: 'person_id',
  hidden: ['01'],
  waiting: restoreCase.waiting,
  since: 'submitted_at',
})
export type RestoreRow = RowOfTable<typeof restoreStore.rows>
