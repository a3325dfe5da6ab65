import { OneOf, type Static } from '#contract/kit/schema.ts'
import { type TableField, type TableFields } from '#contract/kit/tables/columns.ts'

/** Fields of a supplier's spreadsheet. */
export const ImportField = OneOf([
  'productCode',
  'supplierSku',
  'name',
  'category',
  'brand',
  'model',
  'spec',
  'unit',
  'price',
  'marketPrice',
  'taxRate',
  'taxCategoryCode',
  'stock',
  'minQty',
  'leadDays',
  'region',
  'barcode',
  'picture',
  'description',
  'details',
  'choices',
])
export type ImportField = Static<typeof ImportField>

const text = (...names: string[]): TableField => ({ names, kind: 'text' })

/** Headings of each field, the product's own (zh, en) first, with what it holds. */
export const importTable: TableFields<ImportField> = {
  productCode: text('商品编码', 'Product code', 'SPU', 'SPU编码', '产品编码', '款号'),
  supplierSku: text(
    '供应商商品编码',
    'Supplier SKU',
    'SKU',
    'SKU编码',
    '货号',
    '物料编码',
    '物料号',
    'Item no',
    'Item number',
    'Item code',
    'Part number',
    'Part no',
  ),
  name: text(
    '商品名称',
    'Name',
    '品名',
    '名称',
    '产品名称',
    '货物名称',
    '物资名称',
    'Product name',
    'Description of goods',
  ),
  category: text('商品分类', 'Category', '分类', '类目', '品类', '商品类别', '产品分类', '类别', 'Product category'),
  brand: text('品牌', 'Brand', '商标', '牌子'),
  model: text('型号', 'Model', '规格型号', 'Model no', '产品型号', 'Model number', 'MPN'),
  spec: text('规格', 'Specification', 'Spec', '商品规格', '产品规格', 'Specifications'),
  unit: text('计量单位', 'Unit', '单位', 'UOM', '销售单位', 'Unit of measure'),
  price: {
    names: [
      '商城价',
      'List price',
      '含税单价',
      'Unit price',
      '单价',
      '价格',
      '销售价',
      '售价',
      'Price',
      '含税价',
      '供货价',
      '报价',
    ],
    kind: 'price',
    takesNet: true,
    hasUnits: true,
  },
  marketPrice: {
    names: ['市场价', 'Market price', '划线价', '原价', 'RRP', 'MSRP', '建议零售价', '零售价'],
    kind: 'price',
    takesNet: true,
    hasUnits: true,
  },
  taxRate: { names: ['税率', 'Tax rate', '税率(%)', 'VAT', 'VAT rate', '增值税率'], kind: 'rate' },
  taxCategoryCode: text('税收分类编码', 'Tax category code', '税收编码', '税分类编码'),
  stock: {
    names: [
      '库存',
      'Stock',
      '库存数量',
      '可售库存',
      'Quantity',
      'On hand',
      '库存量',
      '现有库存',
      '可用库存',
      'Qty',
      'Inventory',
    ],
    kind: 'quantity',
    hasUnits: true,
  },
  minQty: { names: ['起订量', 'Minimum order', '最小起订量', 'MOQ', '起购量'], kind: 'quantity', hasUnits: true },
  leadDays: { names: ['交货天数', 'Lead time', '交期', '货期', '交货期', 'Lead days', '交货周期'], kind: 'days' },
  region: text('供货区域', 'Region', '配送区域', '销售区域'),
  barcode: text('条形码', 'Barcode', '条码', 'EAN', '69码', 'GTIN', '商品条码', '国际条码', 'UPC', 'EAN/UPC'),
  picture: text('主图', 'Main image', '图片', '商品图片', 'Image', 'Picture', '图片地址', '图片链接', 'Image URL'),
  description: text('商品描述', 'Description', '描述', '商品介绍', '备注'),
  details: text('规格参数', 'Attributes', '属性', '参数', '商品属性'),
  choices: text('可选规格', 'Options', '销售属性', 'Variants', 'Choices'),
}
/** Headings of each field. */
export const importHeadings = Object.fromEntries(
  Object.entries(importTable).map(([field, { names }]) => [field, names]),
) as unknown as Readonly<Record<ImportField, readonly string[]>>
/** Mandatory columns of an import. */
export const requiredFields: readonly ImportField[] = ['supplierSku', 'name', 'category', 'unit', 'price']
