import type { Mutant } from './mutant.ts'

const books = 'server/migrations/0007_ledger.sql'
const applying = 'server/src/modules/ledger/applications/application.service.ts'
const applicationTests = 'server/src/modules/ledger/applications/application.routes.test.ts'

const changing = 'server/src/modules/ledger/changes'
const changeTests = `${changing}/change.routes.test.ts`

const billing = (name: string) => ({ file: 'server/src/modules/ledger/bills/bill.routes.test.ts', name })

export const ledger: readonly Mutant[] = [
  {
    guards: 'I-358',
    without: 'the hold of what a change takes',
    edits: [{ file: `${changing}/change.service.ts`, from: "if (kind !== 'increase') {", to: 'if (!kind) {' }],
    test: {
      file: changeTests,
      name: 'budget change: a transfer is held until it is decided, then both sides change by the same amount, once',
    },
  },
  {
    guards: 'I-358',
    without: 'the limit of what is held',
    edits: [
      {
        file: 'server/migrations/0460_budget_changes.sql',
        from: "if account.available < wanted then return 'short'; end if;",
        to: '',
      },
    ],
    test: {
      file: changeTests,
      name: 'budget change: of many decisions at once one counts, and a decrease never takes what is used',
    },
  },
  {
    guards: 'I-358',
    without: 'the rule of approval',
    edits: [
      {
        file: `${changing}/change.service.ts`,
        from: "if (approval.instanceId === null) refuse('budgetChange.noRule')",
        to: '',
      },
    ],
    test: {
      file: changeTests,
      name: 'budget change: only of budgets in one’s own scope, of one type, by a rule of approval',
    },
  },
  {
    guards: 'I-359',
    without: 'the scope of the receiving budget',
    edits: [
      {
        file: `${changing}/change.service.ts`,
        from: 'const target = await findFund(tx, toFundId, scopeOf(actor))',
        to: 'const target = await findFund(tx, toFundId)',
      },
    ],
    test: {
      file: changeTests,
      name: 'budget change: only of budgets in one’s own scope, of one type, by a rule of approval',
    },
  },
  {
    guards: 'I-359',
    without: 'the reader of a change',
    edits: [
      {
        file: `${changing}/change.access.service.ts`,
        from: "return actor.permissions.has('budget.read') ? scopeOf(actor) : refuse('thing.notFound')",
        to: 'return everywhere',
      },
    ],
    test: {
      file: changeTests,
      name: 'budget change: only of budgets in one’s own scope, of one type, by a rule of approval',
    },
  },
  {
    guards: 'I-06',
    without: 'the second side of every entry',
    edits: [
      {
        file: books,
        from: 'l.dr, l.cr, what, l.ref_kind, l.ref_id from unnest(lines) l;',
        to: "l.dr, l.cr, what, l.ref_kind, l.ref_id from unnest(lines) l where l.part = 'available';",
      },
    ],
    test: {
      file: 'server/src/modules/ledger/ledger.verify.db.test.ts',
      name: 'ledger verification: the ledger is append-only, and all balances are correct',
    },
  },
  {
    guards: 'I-06',
    without: 'the grants that only let the book grow',
    edits: [
      {
        file: books,
        from: "select kit.protect_append_only('ledger.entries')",
        to: "select kit.protect('ledger.entries')",
      },
    ],
    test: {
      file: 'server/src/modules/ledger/ledger.verify.db.test.ts',
      name: 'ledger verification: the ledger is append-only, and all balances are correct',
    },
  },
  {
    guards: 'I-07',
    without: 'the limit of an account, in the statement and in the table',
    edits: [
      {
        file: books,
        from: "and (a.kind = 'issued' or a.available + change.available >= 0) and a.frozen",
        to: 'and a.frozen',
      },
      { file: books, from: "check (kind = 'issued' or available >= 0)", to: 'check (true)' },
    ],
    test: {
      file: 'server/src/modules/ledger/hold.races.db.test.ts',
      name: 'fund reservations: of a hundred concurrent reservations of ten from a hundred, with four endings, ten succeed',
    },
  },
  {
    guards: 'I-08',
    without: 'the check whether a hold is still open',
    edits: [
      {
        file: books,
        from: "where h.state = 'open' order by h.id for update of h\n  ), done as (",
        to: 'order by h.id for update of h\n  ), done as (',
      },
      { file: books, from: "h.id = mine.id and h.state = 'open' returning h.*", to: 'h.id = mine.id returning h.*' },
    ],
    test: {
      file: 'server/src/modules/ledger/hold.races.db.test.ts',
      name: 'fund reservations: concurrent commit, release and expiry end a hold once, two hundred times',
    },
  },
  {
    guards: 'I-58',
    without: 'whose budgets a person sees, where one is added up by month',
    edits: [
      {
        file: 'server/src/modules/ledger/use/fund.use.service.ts',
        from: 'await findFund(db, id, scopeOf(actor))',
        to: 'await findFund(db, id)',
      },
    ],
    test: {
      file: 'server/src/modules/ledger/use/fund.use.routes.test.ts',
      name: 'fund use: a budget of another department or tenant is not found, and reading requires the permission',
    },
  },
  {
    guards: 'I-139',
    without: 'the version and the state of an application',
    edits: [
      {
        file: applying,
        from: "applications.lock(tx, id, version)\n  const status = quotaApplicationFlow.decide(before, 'grant'",
        to: "applications.lock(tx, id)\n  const status = quotaApplicationFlow.decide({ ...before, status: '01' }, 'grant'",
      },
    ],
    test: {
      file: applicationTests,
      name: 'quota application: of two concurrent approvals one sets the quota with one ledger entry',
    },
  },
  {
    guards: 'I-140',
    without: 'the one application of a department',
    edits: [
      {
        file: 'server/migrations/0211_quota_applications.sql',
        from: 'create unique index "quota.applied"',
        to: 'create index "quota.applied"',
      },
    ],
    test: {
      file: applicationTests,
      name: 'quota application: a department has one pending application, even with concurrent ones',
    },
  },
  {
    guards: 'I-140',
    without: 'the entrance of those who read the files',
    edits: [
      {
        file: 'server/src/modules/ledger/index.ts',
        from: "(actor.entrance === 'operator' && actor.permissions.has('quota.decide'))",
        to: "actor.permissions.has('quota.decide')",
      },
    ],
    test: {
      file: applicationTests,
      name: 'quota application: a rejection shows its reason only to the applicant, who may apply again',
    },
  },
  {
    guards: 'I-604',
    without: 'the limit of what was kept',
    edits: [
      {
        file: 'server/migrations/0552_ledger_settle.sql',
        from: 'greatest(0, least(target, m.amount - m.refunded)) as amount',
        to: 'greatest(0, target) as amount',
      },
    ],
    test: billing('what is invoiced becomes actual, in whichever order invoices and returns come'),
  },
  {
    guards: 'I-605',
    without: 'the amount of the bill',
    edits: [
      {
        file: 'server/src/modules/ledger/bills/bill.service.ts',
        from: "if (compare(amount, bill.rest) > 0) refuse('quotaBill.tooMuch', { rest: bill.rest })",
        to: '',
      },
    ],
    test: billing('of twenty repayments at once no yuan more than the bill is taken'),
  },
  {
    guards: 'I-606',
    without: 'the freezing',
    edits: [
      {
        file: 'server/src/modules/ledger/bills/bill.service.ts',
        from: "if (quota.blocked === '' && !isLifted) await store.blockQuota(tx, quota, overdueReason, null)",
        to: '',
      },
    ],
    test: billing('an overdue bill freezes the quota until it is repaid, or lifted for some days'),
  },
]
