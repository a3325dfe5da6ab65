import { inEnglish } from '#contract/kit/labels.ts'
import { dataExportLabels, dataExportStatusNames } from '#contract/platform/dataExports.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { dataExports as zh } from '../zh-CN/dataExports.ts'

export const dataExports: SameKeys<typeof zh> = {
  title: 'Data exports',
  purpose: 'All data of the company, without passwords and other secrets, to download for 7 days',
  add: 'Export all data',
  addText: 'The file holds all data of the company. Keep it safe.',
  requested: 'The export is being prepared. You will get a message.',
  download: 'Download',
  none: 'No exports yet',
  noneReason: 'Choose “Export all data” to prepare one.',
  field: {
    ...inEnglish(dataExportLabels),
    status: { label: 'Status', options: inEnglish(dataExportStatusNames) },
  },
}
