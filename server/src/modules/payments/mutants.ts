import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const payments = 'server/src/modules/payments'
const requestsFile = `${payments}/requests/request.routes.test.ts`
const batchesFile = `${payments}/batches/batch.routes.test.ts`
const payeesFile = `${payments}/payees/payee.routes.test.ts`
const migration = 'server/migrations/0436_payments.sql'
const bankFile = `${payments}/batches/bank.routes.test.ts`
const periodFile = `${payments}/periods/period.routes.test.ts`
const archiveFile = `${payments}/periods/archive.routes.test.ts`

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-360',
    without: 'the look at what is left when a request is submitted, and the constraint',
    edits: [
      {
        file: `${payments}/requests/request.service.ts`,
        from: "if (!isFree || compare(left, '0') < 0)",
        to: 'if (!isFree && !left)',
      },
      {
        file: 'server/migrations/0435_payables.sql',
        from: 'and paid + offset_amount + deducted + reserved <= gross)',
        to: 'and paid + offset_amount + deducted + reserved <> -1)',
      },
    ],
    test: {
      file: requestsFile,
      name: 'fifty requests race for the same payable: one has it, and no yuan is reserved twice',
    },
  },
  {
    guards: 'I-361',
    without: 'the results that are known',
    edits: [
      {
        file: `${payments}/batches/result.rules.ts`,
        from: 'else if (known === said) judged.repeated += 1',
        to: 'else if (known === undefined) judged.repeated += 1',
      },
    ],
    test: {
      file: batchesFile,
      name: 'a result file twice, at once and with other amounts settles each payment once',
    },
  },
  {
    guards: 'I-361',
    without: 'the one live payment of a request, and its state',
    edits: [
      {
        file: migration,
        from: `where status in ('sent', 'paid');
create index payments_of_request`,
        to: `where status in ('none');
create index payments_of_request`,
      },
      {
        file: `${payments}/requests/request.rules.ts`,
        from: `    send: {
      from: ['approved'],`,
        to: `    send: {
      from: ['approved', 'paying', 'paid'],`,
      },
    ],
    test: { file: batchesFile, name: 'one request is in one batch or paid by hand, however many try at once' },
  },
  {
    guards: 'I-362',
    without: 'the three people of a payment',
    edits: [
      {
        file: `${payments}/requests/request.rules.ts`,
        from: 'holds: ({ approvers }, { personId }) => !approvers.includes(personId)',
        to: 'holds: ({ approvers }, { personId }) => approvers.length > -1 || personId',
      },
    ],
    test: {
      file: requestsFile,
      name: 'nobody prepares, approves and executes the same payment, whatever their permissions',
    },
  },
  {
    guards: 'I-362',
    without: 'the three people of a payee account',
    edits: [
      {
        file: `${payments}/payees/payee.rules.ts`,
        from: 'personId !== by && personId !== called',
        to: 'personId !== by || personId !== called',
      },
    ],
    test: { file: payeesFile, name: 'nobody takes two of the three steps, in whatever order' },
  },
  {
    guards: 'I-363',
    without: 'the hold of payables that are created during a change',
    edits: [
      {
        file: 'server/src/modules/settlement/payables/payable.service.ts',
        from: '...(await store.holdsOfSupplier(tx, given.supplierId)),',
        to: '',
      },
    ],
    test: {
      file: payeesFile,
      name: 'a change is proposed, verified, approved and cools down, while all payables of the supplier are held',
    },
  },
  {
    guards: 'I-363',
    without: 'the look at changes before a payment',
    edits: [
      {
        file: `${payments}/batches/payment.service.ts`,
        from: 'requests.find(({ supplier_id: id }) => changing.has(id))',
        to: 'requests.find(({ supplier_id: id }) => changing.has(id) && id === undefined)',
      },
    ],
    test: {
      file: requestsFile,
      name: 'a payment waits while the payee account changes, and is submitted anew once it has changed',
    },
  },
  {
    guards: 'I-364',
    without: 'the trigger of what was sent',
    edits: [
      {
        file: 'server/migrations/0551_bank.sql',
        from: "raise exception 'a bank file does not change';",
        to: 'null;',
      },
    ],
    test: {
      file: batchesFile,
      name: 'a batch has a bank file that never changes, and results settle or free its payments',
    },
  },
  {
    guards: 'I-365',
    without: 'the supplier of a change',
    edits: [
      {
        file: `${payments}/payees/payee.service.ts`,
        from: "if (actor.supplierId !== null && actor.supplierId !== sought.supplier_id) refuse('thing.notFound')",
        to: '',
      },
    ],
    test: { file: payeesFile, name: 'a supplier sees and changes its own account alone, others none' },
  },
  {
    guards: 'I-602',
    without: 'the state that is written before the bank is told',
    edits: [
      {
        file: `${payments}/batches/bank.service.ts`,
        from: 'if (isMine) await submit(bank, context, id)\n  else await ask(bank, context, id)',
        to: 'await submit(bank, context, id)\n  await ask(bank, context, id)',
      },
    ],
    test: { file: bankFile, name: 'eight workers at once tell the bank once' },
  },
  {
    guards: 'I-602',
    without: 'the payments that are still open',
    edits: [
      {
        file: `${payments}/batches/result.rules.ts`,
        from: 'else if (known === said) judged.repeated += 1',
        to: "else if (known === said && row.serial === '') judged.repeated += 1",
      },
      {
        file: `${payments}/batches/result.rules.ts`,
        from: "else if (known !== 'sent' && known !== said) problem('contradiction')",
        to: "else if (known !== 'sent' && known !== said && row.serial === '') problem('contradiction')",
      },
    ],
    test: {
      file: bankFile,
      name: 'a process that is killed between the answer of the bank and the posting posts once',
    },
  },
  {
    guards: 'I-609',
    without: 'the day of an entry',
    edits: [
      {
        file: 'server/migrations/0554_periods.sql',
        from: "if last is null or to_char(wanted, 'YYYY-MM') > last then return wanted; end if;",
        to: 'if true then return wanted; end if;',
      },
    ],
    test: { file: periodFile, name: 'nothing is booked into a closed month, whoever tries and when' },
  },
  {
    guards: 'I-609',
    without: 'the lock of the payer',
    edits: [
      {
        file: `${payments}/periods/period.service.ts`,
        from: '  await store.lockPayer(tx, payerNo)\n',
        to: '',
      },
    ],
    test: {
      file: periodFile,
      name: 'of many who close at once one does, and the entries are exported with the names of the standard',
    },
  },
  {
    guards: 'I-618',
    without: 'the hash of the original',
    edits: [
      {
        file: `${payments}/periods/archive.service.ts`,
        from: 'expected !== undefined && sha256 !== expected',
        to: "expected === 'none'",
      },
    ],
    test: { file: archiveFile, name: 'archive: bytes that are not those that were received end it' },
  },
]
