import {
  type exportContractTemplates,
  templateLabels,
  templateStatusNames,
} from '#contract/contracts/contractTemplates.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const templateColumns: ColumnsOf<typeof exportContractTemplates> = {
  ...templateLabels,
  status: { title: templateLabels.status, words: templateStatusNames },
}
