import { listTrials, trialCase } from '#contract/login/trials.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { RowOfTable } from '#kit/database/table.ts'

export const trialStore = caseStore('login.trials', {
  list: listTrials,
  keyword: ['org_name', 'contacts_name', 'tel', 'email', 'account'],
  waiting: trialCase.waiting,
})
export const trials = trialStore.rows
export type TrialRow = RowOfTable<typeof trials>
