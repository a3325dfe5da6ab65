import type { exportPrintTemplates } from '#contract/administration/printTemplates.ts'
import { printKindOf } from '#contract/tenancy/printKinds.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const printTemplateColumns: ColumnsOf<typeof exportPrintTemplates> = {
  kind: ['编码', 'Code'],
  name: { title: ['单据', 'Document'], value: ({ name, enName }, lang) => (lang === 'en' ? enName : name) },
  header: ['页眉', 'Header'],
  footer: ['页脚', 'Footer'],
  notes: ['说明', 'Notes'],
  showLogo: {
    title: ['显示门户标识', 'Logo shown'],
    value: ({ showLogo }, lang) => (showLogo ? (lang === 'en' ? 'Yes' : '是') : lang === 'en' ? 'No' : '否'),
  },
  hidden: {
    title: ['隐藏的列', 'Columns left out'],
    value: ({ kind, hidden }, lang) =>
      printKindOf(kind)
        .columns.filter(({ code }) => hidden.includes(code))
        .map(({ name, enName }) => (lang === 'en' ? enName : name))
        .join('、'),
  },
}
