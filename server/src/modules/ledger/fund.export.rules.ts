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
      reserve: ['冻结', 'Reserved'],
      release: ['释放', 'Released'],
      commit: ['占用', 'Committed'],
      refund: ['退回', 'Refunded'],
    },
  },
  part: {
    title: ['余额类型', 'Balance type'],
    words: { available: ['可用', 'Available'], frozen: ['冻结中', 'Reserved'] },
  },
  change: ['变动金额', 'Change'],
  refKind: ['单据类型', 'Document type'],
  refId: ['单据编号', 'Document no.'],
  at: ['时间', 'Time'],
}
