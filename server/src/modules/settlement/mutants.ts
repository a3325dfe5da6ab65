import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const settlement = 'server/src/modules/settlement'
const file = `${settlement}/statement.routes.test.ts`
const booked = {
  file,
  name: 'partial receipts and a return add up to what the order owes, with its tax, however often they are booked',
}
const seen = { file, name: 'suppliers see their own once sent, the finance department all, others none' }
const kept = {
  file,
  name: 'a statement is confirmed, disputed or void: one of them, and a confirmed one keeps its lines',
}
const redFile = `${settlement}/red/redForm.routes.test.ts`
const given = {
  file: redFile,
  name: 'what is given back after the invoice becomes due, a letter, a red invoice and less to pay',
}

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-330',
    without: 'the line of each happening',
    edits: [
      {
        file: 'server/migrations/0420_settlement.sql',
        from: 'constraint lines_of_source unique nulls not distinct (tenant_id, kind, source_id, order_line_id)',
        to: 'constraint lines_of_source check (true)',
      },
      { file: `${settlement}/booking.listener.ts`, from: 'each.is_booked\n', to: '!each\n' },
    ],
    test: booked,
  },
  {
    guards: 'I-330',
    without: 'the running totals',
    edits: [
      {
        file: `${settlement}/booking.rules.ts`,
        from: 'minus(payable, before.payable)',
        to: 'payableOf(each, each.pieces)',
      },
    ],
    test: booked,
  },
  {
    guards: 'I-331',
    without: 'the look at the statement of a line',
    edits: [
      {
        file: `${settlement}/statement.store.ts`,
        from: 'and booked_on <= $toOn::date and statement_id is null`',
        to: 'and booked_on <= $toOn::date`',
      },
    ],
    test: { file, name: 'however many draw up statements at once, a line is in one of them' },
  },
  {
    guards: 'I-332',
    without: 'the lines of a confirmed statement',
    edits: [
      {
        file: 'server/migrations/0420_settlement.sql',
        from: "and s.status = 'confirmed') then",
        to: "and s.status = '') then",
      },
    ],
    test: kept,
  },
  {
    guards: 'I-332',
    without: 'the state that voiding needs',
    edits: [
      {
        file: `${settlement}/statement.rules.ts`,
        from: "void: { from: ['draft', 'sent', 'disputed'],",
        to: "void: { from: ['draft', 'sent', 'disputed', 'confirmed'],",
      },
    ],
    test: {
      file,
      name: 'from the draft to the confirmation, with a dispute that is adjusted and one that is explained',
    },
  },
  {
    guards: 'I-333',
    without: 'the supplier of a statement',
    edits: [
      {
        file: `${settlement}/statement.service.ts`,
        from: 'actor.supplierId !== sought.supplier_id || sought.sent_at === null',
        to: 'sought.sent_at === null',
      },
      {
        file: `${settlement}/statement.routes.ts`,
        from: 'supplierId: actor.supplierId, sentOnly',
        to: 'supplierId: undefined, sentOnly',
      },
    ],
    test: seen,
  },
  {
    guards: 'I-333',
    without: 'the sending',
    edits: [
      {
        file: `${settlement}/statement.routes.ts`,
        from: 'supplierId: actor.supplierId, sentOnly: true',
        to: 'supplierId: actor.supplierId, sentOnly: false',
      },
    ],
    test: seen,
  },
  {
    guards: 'I-600',
    without: 'the one letter of an invoice',
    edits: [
      {
        file: 'server/migrations/0550_red_forms.sql',
        from: 'create unique index "redForm.open"',
        to: 'create index "redForm.open"',
      },
      { file: `${settlement}/red/red.due.store.ts`, from: '  await lockLines(tx, { blueId })\n', to: '' },
    ],
    test: { file: redFile, name: 'however often it is started at once, there is one letter' },
  },
  {
    guards: 'I-600',
    without: 'the lines that a letter has taken',
    edits: [
      {
        file: `${settlement}/red/red.service.ts`,
        from: '    await claimLines(tx, form.id, -1)\n    await releaseBlue(tx, form.blue_id)',
        to: '    await releaseBlue(tx, form.blue_id)',
      },
    ],
    test: { file: redFile, name: 'a refused, revoked or expired letter gives its lines back and releases the payable' },
  },
  {
    guards: 'I-670',
    without: 'what a red invoice reverses',
    edits: [
      {
        file: `${settlement}/payables/payable.service.ts`,
        from: "payableId: credit.id, ...none, offset: minus('0', offset)",
        to: "payableId: credit.id, ...none, offset: minus('0', amount)",
      },
    ],
    test: {
      file: `${settlement}/retentions/retention.routes.test.ts`,
      name: 'a red invoice reduces what is owed, then what is withheld, and the books balance',
    },
  },
  {
    guards: 'I-671',
    without: 'the person who proposed',
    edits: [
      {
        file: `${settlement}/retentions/retention.rules.ts`,
        from: 'proposerId !== personId',
        to: "proposerId !== personId || proposerId !== ''",
      },
    ],
    test: {
      file: 'server/src/modules/payments/requests/retention.routes.test.ts',
      name: 'a release before its day and a deduction need a second person, with the reason and the documents',
    },
  },
  {
    guards: 'I-671',
    without: 'the hold until its day',
    edits: [
      {
        file: `${settlement}/retentions/retention.service.ts`,
        from: "holds: ['retention', ...invoice.holds],",
        to: 'holds: invoice.holds,',
      },
    ],
    test: {
      file: 'server/src/modules/payments/requests/retention.routes.test.ts',
      name: 'an invoice is paid but for what is withheld, which follows on its day',
    },
  },
  {
    guards: 'I-601',
    without: 'the hold of the payable',
    edits: [
      { file: `${settlement}/red/red.service.ts`, from: '  await holdBlue(tx, actor, blue.id, row.no)\n', to: '' },
    ],
    test: given,
  },
  {
    guards: 'I-601',
    without: 'the reduction',
    edits: [
      {
        file: `${settlement}/matching/match.service.ts`,
        from: '    await reducePayable(tx, actor, invoice.blue_id, payableId)\n',
        to: '',
      },
    ],
    test: given,
  },
]
