import type { exportSequences } from '#contract/administration/sequences.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const sequenceColumns: ColumnsOf<typeof exportSequences> = {
  code: ['编码', 'Code'],
  name: { title: ['单据', 'Document'], value: ({ name, enName }, lang) => (lang === 'en' ? enName : name) },
  pattern: ['编号规则', 'Pattern'],
  reset: {
    title: ['重新计数', 'Begins anew'],
    words: {
      never: ['不重置', 'Never'],
      day: ['每天', 'Daily'],
      month: ['每月', 'Monthly'],
      year: ['每年', 'Yearly'],
      global: ['连续编号', 'Never, over all documents'],
    },
  },
  example: ['示例', 'Example'],
}
