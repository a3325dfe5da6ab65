import { defineModule } from '../kit/manifest.ts'
import { invoicesMessages } from './messages.ts'
import { invoicesRefusals } from './refusals.ts'
import { invoicesWorkbench } from './workbench.ts'

export const invoices = defineModule({
  title: ['发票', 'Invoices'],
  permissions: {
    'invoice.read': ['查看发票', 'Read invoices'],
    'invoice.submit': ['上传发票', 'Upload invoices'],
    'invoice.match': ['处理发票匹配', 'Match invoices'],
    'invoice.override': ['放行发票价差', 'Override price differences of invoices'],
    'invoice.approve': ['审核发票', 'Approve invoices'],
    'supplierInvoice.read': ['供应商查看发票', 'Read invoices as a supplier'],
  },
  workbench: invoicesWorkbench,
  messages: invoicesMessages,
  refusals: { ...invoicesRefusals },
})
