import type { exportContracts } from '#contract/contracts/contracts.ts'
import { contractLabels, contractSourceNames, contractStatusNames } from '#contract/contracts/contract.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const contractColumns: ColumnsOf<typeof exportContracts> = {
  ...contractLabels,
  status: { title: contractLabels.status, words: contractStatusNames },
  source: { title: contractLabels.source, words: contractSourceNames },
}
