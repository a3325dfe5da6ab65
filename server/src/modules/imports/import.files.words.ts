import type { Lang } from '#contract/refusals.ts'

export const fileWords = {
  'zh-CN': {
    template: '商品导入模板',
    products: '商品',
    categories: '商品分类',
    categoryHeadings: ['分类编码', '分类'],
    errors: '导入问题',
    rows: '待修改的行',
    list: '问题清单',
    issue: '导入结果与原因',
    kinds: { error: '整行未导入', warning: '已忽略该内容，其余导入' },
    errorHeadings: ['类型', '行', '单元格', '列', '内容', '原因'],
  },
  en: {
    template: 'Product import template',
    products: 'Products',
    categories: 'Categories',
    categoryHeadings: ['Category code', 'Category'],
    errors: 'Import issues',
    rows: 'Rows to correct',
    list: 'List of issues',
    issue: 'Result and cause',
    kinds: { error: 'row rejected', warning: 'left out, the rest is kept' },
    errorHeadings: ['Kind', 'Row', 'Cell', 'Column', 'Value', 'Cause'],
  },
} as const satisfies Record<Lang, object>
