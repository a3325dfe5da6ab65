import type { Refusals } from '#contract/kit/refusals.ts'

export const importsRefusals = {
  'import.tooManyRows': [30503, '单次最多导入 {max} 行', 'Up to {max} rows can be imported at a time.'],
  'import.empty': [30504, '文件中没有数据行', 'This file contains no data rows.'],
  'import.missingColumn': [30505, '缺少必需的列：{names}', 'Missing required columns: {names}'],
  'import.misfit': [
    30512,
    '列“{heading}”的币种或单位与该字段不符，请换算后另列填写',
    'The currency or unit of the column “{heading}” does not fit this field. Please convert the values.',
  ],
  'import.columnTwice': [30506, '同一列不能对应两个字段', "A column can't map to two fields."],
  'import.running': [30507, '已有导入正在进行，请稍后再试', 'Another import is running. Please try again later.'],
  'import.noSupplier': [30510, '只有供应商可以导入和导出商品', 'Only suppliers can import and export products.'],
  'import.unchecked': [30511, '所有数据行检查完成后才能开始导入', 'The import can start once all rows are checked.'],
  'import.interrupted': [30509, '导入中断，请重新开始', 'The import was interrupted. Please start again.'],
} as const satisfies Refusals
