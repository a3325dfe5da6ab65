import {
  type exportProjectDeposits,
  projectDepositLabels as labels,
  projectDepositNames,
} from '#contract/sourcing/deposits/deposits.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const depositColumns: ColumnsOf<typeof exportProjectDeposits> = {
  ...labels,
  status: { title: labels.status, words: projectDepositNames },
}
