import type { Mutant } from './mutant.ts'

const books = 'server/migrations/0007_ledger.sql'
const applying = 'server/src/modules/ledger/applications/application.service.ts'
const applicationTests = 'server/src/modules/ledger/applications/application.routes.test.ts'

export const ledger: readonly Mutant[] = [
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
        file: 'server/src/modules/ledger/fund.use.service.ts',
        from: 'await findFund(db, id, scopeOf(actor))',
        to: 'await findFund(db, id, null)',
      },
    ],
    test: {
      file: 'server/src/modules/ledger/fund.use.routes.test.ts',
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
]
