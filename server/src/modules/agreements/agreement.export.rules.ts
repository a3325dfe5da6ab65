import type { exportAgreements } from '#contract/agreements/agreements.ts'
import { agreementLabels, agreementSourceNames, agreementStatusNames } from '#contract/agreements/agreement.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const agreementColumns: ColumnsOf<typeof exportAgreements> = {
  ...agreementLabels,
  status: { title: agreementLabels.status, words: agreementStatusNames },
  source: { title: agreementLabels.source, words: agreementSourceNames },
}
