import { type exportSuppliers, supplierStatusNames } from '#contract/suppliers/suppliers.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const supplierColumns: ColumnsOf<typeof exportSuppliers> = {
  name: ['供应商名称', 'Supplier'],
  shortName: ['简称', 'Short name'],
  code: ['供应商编码', 'Code'],
  creditCode: ['统一社会信用代码', 'Unified social credit code'],
  region: ['所在地', 'Region'],
  contactName: ['联系人', 'Contact'],
  contactTel: ['联系人电话', 'Contact phone'],
  status: { title: ['合作状态', 'Status'], words: supplierStatusNames },
  createdAt: ['创建时间', 'Created'],
}
