import {
  lineLabels,
  settlementKindNames,
  statementLabels,
  statementStatusNames,
} from '#contract/settlement/statement.ts'
import type { exportStatementLines, exportStatements, exportUnstated } from '#contract/settlement/statements.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const statementColumns: ColumnsOf<typeof exportStatements> = {
  ...statementLabels,
  status: { title: statementLabels.status, words: statementStatusNames },
}
export const lineColumns: ColumnsOf<typeof exportStatementLines> = {
  ...lineLabels,
  kind: { title: lineLabels.kind, words: settlementKindNames },
}
export const unstatedColumns: ColumnsOf<typeof exportUnstated> = {
  supplierName: statementLabels.supplierName,
  payerTitle: statementLabels.payerTitle,
  payerNo: statementLabels.payerNo,
  month: ['截至月份', 'Up to the month'],
  lines: statementLabels.lines,
  gross: statementLabels.gross,
  firstOn: ['最早日期', 'First'],
  lastOn: ['最晚日期', 'Last'],
}
