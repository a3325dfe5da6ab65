import type { BatchField } from '#contract/ordering/batch.ts'
import { maxBatchLines } from '#contract/ordering/batch.ts'
import type { Lang } from '#contract/refusals.ts'
import { batchFields, headingIn, batchHeadings } from './batch.columns.rules.ts'

export const words = {
  'zh-CN': {
    file: '批量采购模板',
    lines: '采购清单',
    help: '填写说明',
    headings: ['列', '是否必填', '说明', '示例'],
    required: '必填',
    optional: '选填',
    notes: [
      `每次最多 ${maxBatchLines} 行，每行一种商品；相同商品的数量自动合并`,
      '请在“采购清单”工作表中填写，不要改动标题行；请勿使用公式或合并单元格',
    ],
    how: {
      code: '本单位物料编码、商品 ID、供应商 SKU、条形码或型号，须与商城完全一致，不区分大小写；较长的数字请将单元格设为文本格式',
      quantity: '正整数',
      amount: '含税单价，最多四位小数；与当前价格不一致时提示核对',
      remark: '仅供核对清单时参考，不随订单提交',
    },
  },
  en: {
    file: 'Quick order template',
    lines: 'Items',
    help: 'Instructions',
    headings: ['Column', 'Required', 'What to enter', 'Example'],
    required: 'Required',
    optional: 'Optional',
    notes: [
      `Up to ${maxBatchLines} rows, one product in each. Quantities of the same product are added up`,
      'Fill in the sheet “Items” and keep its first row. Use neither formulas nor merged cells',
    ],
    how: {
      code: 'Your material code, product ID, supplier SKU, barcode or model, exactly as in the mall; capitals make no difference. Format cells with long numbers as text',
      quantity: 'A whole number',
      amount: 'Price with tax, up to four decimals. You are warned where it differs from the current price',
      remark: 'For your own reference; not sent with the order',
    },
  },
} as const satisfies Record<Lang, unknown>

const examples: Readonly<Record<BatchField, string>> = {
  code: '6901234567892',
  quantity: '20',
  amount: '35.20',
  remark: 'A-3',
}

/**
 * Import template: an empty sheet to fill in, and a help sheet with the example, so that the example is not ordered by
 * mistake.
 */
export function batchTemplate(lang: Lang) {
  const { file, lines, help, headings, required, optional, how, notes } = words[lang]
  const at = lang === 'en' ? 1 : 0
  const isRequired = (field: BatchField) => batchHeadings[field][0].startsWith('*')
  return {
    name: file,
    lines: { name: lines, headings: batchFields.map((field) => batchHeadings[field][at]), rows: [] },
    help: {
      name: help,
      headings,
      rows: [
        ...batchFields.map((field) => [
          headingIn(field, lang),
          isRequired(field) ? required : optional,
          how[field],
          examples[field],
        ]),
        [''],
        ...notes.map((note) => [note]),
      ],
    },
  }
}
