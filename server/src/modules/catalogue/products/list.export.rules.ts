import type { exportAgreementPrices } from '#contract/catalogue/agreementPrices.ts'
import type { exportHotWords } from '#contract/catalogue/hotWords.ts'
import type { SynonymKind, exportSynonyms, SynonymSource } from '#contract/catalogue/synonyms.ts'
import { productStatusNames } from '#contract/catalogue/products.ts'
import type { exportTenantProducts } from '#contract/catalogue/tenantProducts.ts'
import { changeStatusNames, type exportChanges, type ReviewReason } from '#contract/catalogue/productChanges.ts'
import { type Bilingual, type ColumnsOf, textIn } from '#kit/spreadsheet/export.rules.ts'

export const agreementPriceColumns: ColumnsOf<typeof exportAgreementPrices> = {
  agreementNo: ['协议编号', 'Agreement number'],
  title: ['协议名称', 'Agreement name'],
  supplierName: ['供应商', 'Supplier'],
  supplierSku: ['供应商商品编码', 'Supplier SKU'],
  name: ['商品名称', 'Product'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  deptName: ['适用部门', 'Department'],
  listPrice: ['商城价', 'List price'],
  price: ['协议价', 'Agreement price'],
  tiers: {
    title: ['阶梯价', 'Tiers'],
    value: ({ tiers }) => tiers.map(({ qty, price }) => `≥${qty}: ${price}`).join('; '),
  },
  validFrom: ['开始日期', 'Start date'],
  validTo: ['结束日期', 'End date'],
  createdAt: ['创建时间', 'Created'],
}

const kindWords: Record<SynonymKind, Bilingual> = {
  equivalent: ['互为同义', 'Equivalent'],
  oneWay: ['单向', 'One-way'],
}
const sourceWords: Record<SynonymSource, Bilingual> = { own: ['自有', 'Custom'], base: ['内置', 'Built-in'] }
export const synonymColumns: ColumnsOf<typeof exportSynonyms> = {
  terms: { title: ['词组', 'Terms'], value: ({ terms }) => terms.join('、') },
  kind: { title: ['匹配方式', 'Matching'], words: kindWords },
  source: { title: ['来源', 'Source'], words: sourceWords },
  isActive: ['启用', 'Enabled'],
  updatedAt: ['更新时间', 'Updated'],
}

export const hotWordColumns: ColumnsOf<typeof exportHotWords> = {
  words: ['热搜词', 'Search term'],
  wordsEn: ['英文', 'In English'],
  position: ['顺序', 'Order'],
  isHighlight: ['突出显示', 'Highlighted'],
}

const reasonWords: Record<ReviewReason, Bilingual> = {
  new: ['新商品', 'New product'],
  content: ['内容变更', 'Content'],
  priceRise: ['涨价', 'Price increase'],
  zeroPrice: ['价格为 0', 'Price is 0'],
}
export const changeColumns: ColumnsOf<typeof exportChanges> = {
  productName: ['商品名称', 'Product'],
  supplierName: ['供应商', 'Supplier'],
  status: { title: ['状态', 'Status'], words: changeStatusNames },
  reasons: {
    title: ['审核原因', 'Approval reason'],
    value: ({ reasons }, lang) => reasons.map((reason) => textIn(lang, reasonWords[reason])).join('、'),
  },
  reason: ['驳回原因', 'Rejection reason'],
  createdAt: ['创建时间', 'Created'],
  submittedAt: ['提交时间', 'Submitted'],
  decidedAt: ['审核时间', 'Handled'],
}

export const productColumns: ColumnsOf<typeof exportTenantProducts> = {
  code: ['商品编码', 'Code'],
  name: ['商品名称', 'Product'],
  supplierName: ['供应商', 'Supplier'],
  category: {
    title: ['分类', 'Category'],
    value: ({ category }, lang) => (lang === 'en' ? category.enName : category.name),
  },
  brandName: ['品牌', 'Brand'],
  status: { title: ['状态', 'Status'], words: productStatusNames },
  skuCount: ['SKU 数', 'SKUs'],
  priceFrom: ['最低价', 'Min price'],
  priceTo: ['最高价', 'Max price'],
  onHand: ['库存', 'Stock'],
  reserved: ['预占', 'Reserved'],
  updatedAt: ['更新时间', 'Updated'],
}
