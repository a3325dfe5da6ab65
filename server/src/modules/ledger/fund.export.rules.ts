import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { entryKindNames, entryPartNames, type exportBudgets, type exportFundEntries } from '#contract/ledger/ledger.ts'

export const fundColumns: ColumnsOf<typeof exportBudgets> = {
  deptName: ['部门', 'Department'],
  name: ['名称', 'Name'],
  kind: { title: ['类型', 'Type'], words: { budget: ['预算', 'Budget'], quota: ['额度', 'Quota'] } },
  startsOn: ['开始日期', 'Start date'],
  endsOn: ['结束日期', 'End date'],
  active: ['启用', 'Active'],
  amount: ['金额', 'Amount'],
  available: ['可用', 'Available'],
  reserved: ['冻结中', 'Reserved'],
  committed: ['已占用', 'Committed'],
  actual: ['其中已开票', 'Of it invoiced'],
}

export const fundEntryColumns: ColumnsOf<typeof exportFundEntries> = {
  seq: ['流水号', 'No.'],
  kind: { title: ['类型', 'Type'], words: entryKindNames },
  part: { title: ['余额', 'Balance'], words: entryPartNames },
  change: ['变动金额', 'Change'],
  refKind: ['单据类型', 'Document type'],
  refNo: ['单据编号', 'Document no.'],
  at: ['时间', 'Time'],
}
