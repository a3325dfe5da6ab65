import { OneOf, type Static } from '#contract/kit/schema.ts'

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

/** Headings of each field, the product's own (zh, en) first. Matching ignores white space, brackets and case. */
export const importHeadings: Readonly<Record<ImportField, readonly string[]>> = {
  productCode: ['商品编码', 'Product code', 'SPU', 'SPU编码', '产品编码', '款号'],
  supplierSku: [
    '供应商商品编码',
    'Supplier SKU',
    'SKU',
    'SKU编码',
    '货号',
    '物料编码',
    '物料号',
    'Item no',
    'Part number',
  ],
  name: ['商品名称', 'Name', '品名', '名称', '产品名称', '货物名称', 'Product name', 'Description of goods'],
  category: ['商品分类', 'Category', '分类', '类目', '品类', '商品类别'],
  brand: ['品牌', 'Brand'],
  model: ['型号', 'Model', '规格型号', 'Model no'],
  spec: ['规格', 'Specification', 'Spec', '商品规格'],
  unit: ['计量单位', 'Unit', '单位', 'UOM'],
  price: ['商城价', 'List price', '含税单价', 'Unit price', '单价', '价格', '销售价', '售价', 'Price', '含税价'],
  marketPrice: ['市场价', 'Market price', '划线价', '原价', 'RRP'],
  taxRate: ['税率', 'Tax rate', '税率(%)', 'VAT'],
  taxCategoryCode: ['税收分类编码', 'Tax category code', '税收编码', '税分类编码'],
  stock: ['库存', 'Stock', '库存数量', '可售库存', 'Quantity', 'On hand'],
  minQty: ['起订量', 'Minimum order', '最小起订量', 'MOQ', '起购量'],
  leadDays: ['交货天数', 'Lead time', '交期', '货期', '交货期', 'Lead days'],
  region: ['供货区域', 'Region', '配送区域', '销售区域'],
  barcode: ['条形码', 'Barcode', '条码', 'EAN', '69码', 'GTIN'],
  picture: ['主图', 'Main image', '图片', '商品图片', 'Image', 'Picture'],
  description: ['商品描述', 'Description', '描述', '商品介绍', '备注'],
  details: ['规格参数', 'Attributes', '属性', '参数', '商品属性'],
  choices: ['可选规格', 'Options', '销售属性', 'Variants', 'Choices'],
}
/** Mandatory columns of an import. */
export const requiredFields: readonly ImportField[] = ['supplierSku', 'name', 'category', 'unit', 'price']
