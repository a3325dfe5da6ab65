import type { exportBudgets, exportFundEntries } from '#contract/ledger/ledger.ts'
import type { ColumnsOf } from '#kit/export.rules.ts'

export const fundColumns: ColumnsOf<typeof exportBudgets> = {
  deptName: ['部门', 'Department'],
  name: ['名称', 'Name'],
  kind: { title: ['类型', 'Kind'], words: { budget: ['预算', 'Budget'], quota: ['额度', 'Quota'] } },
  startsOn: ['开始日期', 'From'],
  endsOn: ['结束日期', 'To'],
  active: ['启用', 'Active'],
  amount: ['总额', 'Amount'],
  available: ['可用', 'Available'],
  reserved: ['预占', 'Reserved'],
  committed: ['占用', 'Committed'],
}

export const fundEntryColumns: ColumnsOf<typeof exportFundEntries> = {
  seq: ['流水号', 'No.'],
  kind: {
    title: ['动作', 'Action'],
    words: {
      set: ['设定', 'Set'],
      reserve: ['预占', 'Reserved'],
      release: ['释放', 'Released'],
      commit: ['占用', 'Committed'],
      refund: ['退回', 'Refunded'],
    },
  },
  part: { title: ['科目', 'Part'], words: { available: ['可用', 'Available'], frozen: ['预占', 'Reserved'] } },
  change: ['变动金额', 'Change'],
  refKind: ['单据类型', 'Document'],
  refId: ['单据标识', 'Document id'],
  at: ['时间', 'Time'],
}
