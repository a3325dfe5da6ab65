import { invoiceKindNames, invoiceLabels, invoiceStatusNames, refusedLabels } from '#contract/invoices/invoice.ts'
import { type exportInvoiceProposals, proposalLabels, proposalStatusNames } from '#contract/invoices/proposals.ts'
import type { exportInvoices, exportRefusedFiles } from '#contract/invoices/invoices.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const invoiceColumns: ColumnsOf<typeof exportInvoices> = {
  ...invoiceLabels,
  kind: { title: invoiceLabels.kind, words: invoiceKindNames },
  status: { title: invoiceLabels.status, words: invoiceStatusNames },
}
export const proposalColumns: ColumnsOf<typeof exportInvoiceProposals> = {
  ...proposalLabels,
  status: { title: proposalLabels.status, words: proposalStatusNames },
}
export const refusedColumns: ColumnsOf<typeof exportRefusedFiles> = refusedLabels
