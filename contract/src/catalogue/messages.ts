import { byMail, template, topic } from '../kit/messages.ts'

const catalogueName = { name: ['目录', 'Catalogue', '2026 年劳保集采目录', 'Safety 2026'] } as const

export const catalogueMessages = {
  topics: {
    agreementExpiry: topic(
      '140050401',
      'agreement',
      ['协议价到期', 'Agreement prices that end'],
      ['supplier', 'operator'],
      [byMail, byMail],
    ),
  },
  templates: {
    catalogueSubmitted: template(
      'applicationResult',
      '/catalogueReview?status=02',
      { supplierName: ['供应商', 'Supplier', '安岚劳保用品有限公司', 'Anlan Safety'], ...catalogueName },
      ['供应商目录待审核', '{supplierName}提交了目录“{name}”，请审核。'],
      ['A catalogue awaits review', '{supplierName} submitted the catalogue {name}.'],
    ),
    cataloguePublished: template(
      'applicationResult',
      '/supplierCatalogues',
      catalogueName,
      ['目录已发布', '目录“{name}”已通过审核并发布。'],
      ['Your catalogue was published', 'The catalogue {name} was reviewed and published.'],
    ),
    catalogueReturned: template(
      'applicationResult',
      '/supplierCatalogues',
      { ...catalogueName, reason: ['原因', 'Reason', '请补充有效期', 'Add the period'] },
      ['目录被退回', '目录“{name}”被退回：{reason}。'],
      ['Your catalogue was sent back', 'The catalogue {name} was sent back: {reason}.'],
    ),
    agreementExpiringForSupplier: template(
      'agreementExpiry',
      '/supplierProducts',
      {
        agreementNo: ['协议编号', 'Agreement number', 'XY-2026-018'],
        lastDay: ['到期日', 'Last day', '2026-12-31'],
        prices: ['价格数', 'Number of prices', '24'],
      },
      ['协议 {agreementNo} 将于 {lastDay} 到期', '协议内 {prices} 个价格即将到期，请及时洽谈续签。'],
      ['Agreement {agreementNo} ends on {lastDay}', '{prices} agreed prices end soon. Discuss their renewal in time.'],
      'product.manage',
    ),
    agreementExpiring: template(
      'agreementExpiry',
      '/agreementPrices',
      {
        agreementNo: ['协议编号', 'Agreement number', 'XY-2026-018'],
        supplierName: ['供应商名称', 'Supplier', '安岚劳保用品有限公司', 'Anlan Safety Supplies'],
        lastDay: ['到期日', 'Last day', '2026-12-31'],
        prices: ['价格数', 'Number of prices', '24'],
      },
      ['协议 {agreementNo} 将于 {lastDay} 到期', '{supplierName} 的 {prices} 个协议价即将到期，请安排续签。'],
      ['Agreement {agreementNo} ends on {lastDay}', '{prices} agreement prices of {supplierName} end soon.'],
      'agreementPrice.manage',
    ),
  },
}
