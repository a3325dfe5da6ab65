import {
  agingLabels,
  payableHoldNames,
  payableKindNames,
  payableLabels,
  payableStatusNames,
} from '#contract/settlement/payable.ts'
import type { exportAging, exportPayables } from '#contract/settlement/payables.ts'
import { type ColumnsOf, textIn } from '#kit/spreadsheet/export.rules.ts'

export const payableColumns: ColumnsOf<typeof exportPayables> = {
  ...payableLabels,
  kind: { title: payableLabels.kind, words: payableKindNames },
  status: { title: payableLabels.status, words: payableStatusNames },
  holds: {
    title: payableLabels.holds,
    value: ({ holds, holdReason }, lang) =>
      [...holds.map((hold) => textIn(lang, payableHoldNames[hold])), holdReason]
        .filter((text) => text !== '')
        .join(' · '),
  },
}
export const agingColumns: ColumnsOf<typeof exportAging> = agingLabels
