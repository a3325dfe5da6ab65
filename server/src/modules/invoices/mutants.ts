import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const invoices = 'server/src/modules/invoices'
const matching = 'server/src/modules/settlement/matching'
const file = `${matching}/matching.routes.test.ts`
const redFile = `${matching}/red.routes.test.ts`

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-340',
    without: 'the number as a key',
    edits: [
      {
        file: 'server/migrations/0438_invoices.sql',
        from: 'constraint "invoice.duplicate" unique (tenant_id, seller_no, code, number)',
        to: 'constraint "invoice.duplicate" unique (tenant_id, seller_no, code, number, id)',
      },
      {
        file: `${invoices}/invoice.store.ts`,
        from: ".onConflict((on) => on.columns(['tenant_id', 'seller_no', 'code', 'number']).doNothing())",
        to: '',
      },
    ],
    test: { file, name: 'a hundred uploads of one number give one invoice' },
  },
  {
    guards: 'I-340',
    without: 'the digest of the content',
    edits: [{ file: `${invoices}/invoice.service.ts`, from: 'row.data_hash !== hash', to: 'row.data_hash === ""' }],
    test: { file, name: 'a file that is there is answered, another content of its number is refused' },
  },
  {
    guards: 'I-341',
    without: 'the lock of the open lines',
    edits: [
      {
        file: `${matching}/match.store.ts`,
        from: 'order by b.id limit 5000 for no key update of b',
        to: 'order by b.id limit 5000',
      },
    ],
    test: { file, name: 'of invoices that race for the last pieces of a line one is matched' },
  },
  {
    guards: 'I-341',
    without: 'the offset of returns',
    edits: [
      {
        file: `${matching}/balance.service.ts`,
        from: 'await addOffsets(tx, offsetsOf(await lockToOffset(tx, { id: statementId })))',
        to: 'await addOffsets(tx, offsetsOf([]))',
      },
    ],
    test: { file: redFile, name: 'what is returned before the invoice is not invoiced' },
  },
  {
    guards: 'I-341',
    without: 'the limit of pieces',
    edits: [
      {
        file: `${matching}/match.rules.ts`,
        from: "ofLines.outcomes.includes('quantity') ? [] : scopes",
        to: 'scopes',
      },
    ],
    test: { file, name: 'fewer pieces of one thing do not make good more of another' },
  },
  {
    guards: 'I-342',
    without: 'who accepted the difference',
    edits: [{ file: `${invoices}/invoice.rules.ts`, from: 'by !== personId', to: "by !== ''" }],
    test: { file, name: 'a wrong price is an exception that somebody overrides and somebody else approves' },
  },
  {
    guards: 'I-343',
    without: 'the seller of an upload',
    edits: [
      {
        file: `${matching}/upload.service.ts`,
        from: 'supplier?.id !== actor.supplierId)',
        to: 'supplier === undefined)',
      },
    ],
    test: { file, name: 'a supplier uploads only what its company issued, and sees only that' },
  },
  {
    guards: 'I-343',
    without: 'the supplier of an invoice',
    edits: [
      {
        file: `${invoices}/invoice.access.service.ts`,
        from: "permissions.has('supplierInvoice.read') ? supplierId : '0'",
        to: "permissions.has('supplierInvoice.read') ? undefined : '0'",
      },
    ],
    test: { file, name: 'a supplier uploads only what its company issued, and sees only that' },
  },
  {
    guards: 'I-344',
    without: 'the amount reversed before',
    edits: [
      {
        file: `${matching}/match.search.ts`,
        from: 'compare(sum([blue.reversed, magnitude(red.gross)]), blue.gross) > 0',
        to: 'compare(magnitude(red.gross), blue.gross) > 0',
      },
    ],
    test: {
      file: redFile,
      name: 'a red invoice of the whole opens the lines again, and never more than the whole is reversed',
    },
  },
  {
    guards: 'I-344',
    without: 'the amount reversed by accepting a difference',
    edits: [
      {
        file: `${matching}/match.service.ts`,
        from: "if (isTooMuch(invoice, blue)) refuse('invoice.reversedTooMuch')\n    await reverse(tx, invoice, blue)",
        to: 'isTooMuch(invoice, blue)',
      },
    ],
    test: {
      file: redFile,
      name: 'a red invoice whose difference was accepted counts towards what reverses its original',
    },
  },
  {
    guards: 'I-603',
    without: 'the guard of the approval',
    edits: [
      {
        file: 'server/src/modules/invoices/invoice.rules.ts',
        from: 'only: [isOfAnother, isNotForged] }',
        to: 'only: isOfAnother }',
      },
    ],
    test: {
      file: 'server/src/modules/invoices/verification/verification.routes.test.ts',
      name: 'what the tax bureau does not confirm is not approved, until it does',
    },
  },
]
