import { createHash } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'
import type { FoundFile } from './archive.ts'
import type { InvoiceData, ReadInvoice } from './data.rules.ts'
import { digitalInvoice } from './digital.rules.ts'
import { discountsOf, innerChecks } from './inner.rules.ts'
import { legacyInvoice } from './legacy.rules.ts'
import { treeOf } from './xmlTree.rules.ts'

/** Invoice in an XML, by its root element. */
function dataIn(bytes: Buffer): { data: InvoiceData; isLegacy: boolean } {
  if (!/^[\s\uFEFF]*<|^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(bytes.subarray(0, 200).toString('latin1')))
    refuse('invoice.notInvoice')
  const root = treeOf(bytes)
  if (root.name === 'EInvoice') return { data: digitalInvoice(root), isLegacy: false }
  if (root.name === 'eInvoice') return { data: legacyInvoice(root), isLegacy: true }
  return refuse(root.name === 'xbrl' ? 'invoice.isVoucher' : 'invoice.notInvoice')
}

/** Reads and checks the invoice of a file; `today` is the business day. Refuses what is damaged or contradicts itself. */
export async function readInvoice(file: FoundFile, today: string): Promise<ReadInvoice> {
  const { data, isLegacy } = dataIn(await file.xml())
  const checks = innerChecks(data, today)
  const form = file.form === 'ofd' ? 'ofd' : isLegacy ? 'legacy' : 'xml'
  return { data, form, discountOf: discountsOf(data), checks }
}

/** SHA-256 of what the invoice says: equal for all forms of its file. */
export const hashOf = (data: InvoiceData): string => createHash('sha256').update(JSON.stringify(data)).digest('hex')
