import { template } from '../kit/messages.ts'

const facts = {
  supplierName: ['供应商', 'Supplier', '安岚劳保用品有限公司', 'Anlan Safety'],
  certificate: ['证照', 'Certificate', 'ISO 9001'],
  no: ['证照编号', 'Number', 'U26Q2024118R2M'],
  lastDay: ['有效期至', 'Last day', '2026-12-18'],
} as const

export const suppliersMessages = {
  templates: {
    certificateExpiring: template(
      'applicationResult',
      '/myCompany',
      facts,
      ['证照即将到期', '{certificate}（{no}）有效期至 {lastDay}，请及时在“企业档案”更新。'],
      ['A certificate is about to expire', '{certificate} ({no}) is valid until {lastDay}. Please renew it.'],
    ),
    certificateExpiringOfSupplier: template(
      'applicationResult',
      '/suppliers',
      facts,
      ['供应商证照即将到期', '{supplierName}的{certificate}（{no}）有效期至 {lastDay}。'],
      ['A supplier certificate is about to expire', '{certificate} ({no}) of {supplierName} is valid until {lastDay}.'],
    ),
  },
}
