import * as contract from '#contract/suppliers/suppliers.ts'

export const draft = (code: string): contract.SupplierDraft => ({
  code,
  name: `${code} 劳保用品有限公司`,
  shortName: code,
  creditCode: `91310000MA1${code.padStart(7, '0')}`.slice(0, 18),
  region: '上海',
  contactName: '唐敏',
  contactTel: '021-88886666',
})
