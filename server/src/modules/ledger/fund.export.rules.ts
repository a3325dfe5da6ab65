import type { exportBudgets, exportFundEntries } from '#contract/ledger/ledger.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

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
}

export const fundEntryColumns: ColumnsOf<typeof exportFundEntries> = {
  seq: ['流水号', 'No.'],
  kind: {
    title: ['类型', 'Type'],
    words: {
      set: ['设置', 'Set'],
      reserve: ['冻结', 'Reserve'],
      release: ['释放', 'Release'],
      commit: ['占用', 'Commit'],
      refund: ['退回', 'Refund'],
    },
  },
  part: {
    title: ['余额', 'Balance'],
    words: { available: ['可用余额', 'Available balance'], frozen: ['冻结余额', 'Reserved balance'] },
  },
  change: ['变动金额', 'Change'],
  refKind: ['单据类型', 'Document type'],
  refNo: ['单据编号', 'Document no.'],
  at: ['时间', 'Time'],
}
