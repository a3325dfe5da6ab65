import { countInvoices, countSupplierInvoices } from '#contract/invoices/waitingInvoices.ts'
import { countRedForms, countSupplierRedForms } from '#contract/settlement/red/waitingRedForms.ts'
import { countStatements, countSupplierStatements } from '#contract/settlement/waitingStatements.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  statements: countOf(countStatements, {}, (reply) => reply.waiting),
  supplierStatements: countOf(countSupplierStatements, {}, (reply) => reply.waiting),
  redLetters: countOf(countRedForms, {}, (reply) => reply.waiting),
  supplierRedLetters: countOf(countSupplierRedForms, {}, (reply) => reply.waiting),
  matching: countOf(countInvoices, {}, (reply) => reply.exceptions),
  supplierInvoices: countOf(countSupplierInvoices, {}, (reply) => reply.returned),
}
