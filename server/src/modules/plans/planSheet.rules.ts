import type { PlanSheetField } from '#contract/plans/planSheet.ts'
import { planSheetLengths } from '#contract/plans/planSheet.ts'
import type { TextFields } from '#modules/imports/index.ts'

/** Columns of a plan in a workbook. */
export const planFields: TextFields<PlanSheetField> = {
  code: {
    headings: ['商品编码', 'Product code'],
    otherNames: [
      '物料编码',
      '商品id',
      '商品编号',
      '编码',
      '供应商sku',
      'sku',
      '条形码',
      '型号',
      'code',
      'material_code',
      'item_code',
      'model',
    ],
    kind: 'code',
    maxLength: planSheetLengths.code,
  },
  name: {
    headings: ['名称', 'Name'],
    otherNames: ['商品名称', '物料名称', '需求描述', '品名', 'item', 'description', 'product'],
    kind: 'text',
    maxLength: planSheetLengths.name,
  },
  spec: {
    headings: ['规格', 'Specification'],
    otherNames: ['规格型号', 'spec'],
    kind: 'text',
    maxLength: planSheetLengths.spec,
  },
  unit: { headings: ['单位', 'Unit'], otherNames: ['计量单位'], kind: 'text', maxLength: planSheetLengths.unit },
  quantity: {
    headings: ['数量', 'Quantity'],
    otherNames: ['计划数量', '需求数量', '采购数量', 'qty'],
    kind: 'quantity',
    maxLength: planSheetLengths.quantity,
    isRequired: true,
  },
  price: {
    headings: ['预计单价', 'Expected price'],
    otherNames: ['单价', '含税单价', '预估单价', '计划单价', 'price', 'unit_price'],
    kind: 'price',
    maxLength: planSheetLengths.price,
  },
  needDate: {
    headings: ['需求日期', 'Needed by'],
    otherNames: ['期望日期', '到货日期', '需用日期', 'need_date', 'date'],
    kind: 'date',
    maxLength: planSheetLengths.needDate,
  },
  subject: {
    headings: ['预算科目', 'Budget subject'],
    otherNames: ['科目', 'subject'],
    kind: 'text',
    maxLength: planSheetLengths.subject,
  },
  reason: {
    headings: ['用途', 'Reason'],
    otherNames: ['说明', '备注', '原因', 'remark', 'note', 'purpose'],
    kind: 'text',
    maxLength: planSheetLengths.reason,
  },
}

/** Day of a text as people write it: 2026-12-01, 2026/12/1, 2026.12.1 or 2026年12月1日; null for anything else. */
export function dayIn(text: string): string | null {
  const [, year, month, day] = /^(20\d\d)[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:\s.*)?$/.exec(text.trim()) ?? []
  if (year === undefined) return null
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isDay = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day)
  return isDay ? at.toISOString().slice(0, 10) : null
}
