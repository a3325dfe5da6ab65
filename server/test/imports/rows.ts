import { categoryWords } from '#modules/imports/reading/category.rules.ts'
import type { Cell } from '#contract/kit/tables/cell.ts'
import { columnName } from '#contract/kit/tables/columns.ts'
import { mappingIn } from '#modules/imports/reading/headings.rules.ts'
import { type ReadRow, rowReader } from '#modules/imports/reading/row.rules.ts'

const category = (id: string, parent: readonly string[], name: string, en: string, code = `C${id}`) => ({
  id,
  code,
  name,
  en_name: en,
  path: [...parent, id],
  is_leaf: Number(id) >= 100,
  attributes:
    id === '100'
      ? [
          { name: '材质', options: ['丁腈', '乳胶'] },
          { name: '颜色', options: [] },
        ]
      : [],
})
export const words = categoryWords([
  category('1', [], '劳保安防', 'Safety'),
  category('10', ['1'], '手部防护', 'Hand protection'),
  category('100', ['1', '10'], '防护手套', 'Gloves'),
  category('2', [], '电脑/平板', 'Computers'),
  category('20', ['2'], '配件', 'Parts'),
  category('101', ['2', '20'], '其他', 'Other'),
  category('102', ['1', '10'], '其他', 'Others'),
])

export const headings = [
  '商品编码',
  'SKU',
  '商品名称',
  '分类',
  '单位',
  '含税单价',
  '库存',
  '品牌',
  '图片',
  '市场价',
  '属性',
]
export const reader = () => rowReader({ mapping: mappingIn(headings), headings }, words)
const given: Record<string, Cell> = { SKU: 'A1', 商品名称: '手套', 分类: '防护手套', 单位: '双', 含税单价: 3.5 }
export const row = (no: number, cells: Record<string, Cell>) => ({
  no,
  cells: headings.map((heading) => ({ ...given, ...cells })[heading] ?? null),
})
/** Issues of a row, after whether it is kept. */
export const issuesOf = (read: ReadRow | null) =>
  read && [
    read.row ? 'kept' : 'rejected',
    ...read.issues.map(
      ({ no, kind, field, column, code }) => `${columnName(column)}${no} ${field} ${kind} ${code.split('.')[1]}`,
    ),
  ]
