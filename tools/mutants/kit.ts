import type { Mutant } from './mutant.ts'

const tables = 'server/migrations/0001_kit.sql'
const isolationTest = 'server/src/kit/database/database.isolation.db.test.ts'
const auditTest = 'server/src/kit/events/audit.db.test.ts'

export const kit: readonly Mutant[] = [
  {
    guards: 'I-15',
    without: 'the state that a move starts from',
    edits: [
      {
        file: 'server/src/kit/flow.ts',
        from: "    if (!move.from.includes(thing.status)) return 'thing.wrongState'\n",
        to: '',
      },
    ],
    test: { file: 'server/src/modules/ordering/orders/order.rules.test.ts', name: 'all other actions of' },
  },
  {
    guards: 'I-156',
    without: 'the right to act in another state',
    edits: [
      {
        file: 'server/src/kit/flow.ts',
        from: 'mayMove(needs, actor) ? names[status] : undefined',
        to: 'names[status]',
      },
    ],
    test: { file: 'server/src/kit/flow.test.ts', name: 'flow: who may perform the action in no state learns none' },
  },
  {
    guards: 'I-35',
    without: 'the reason in the digest of an event',
    edits: [{ file: tables, from: "coalesce(e.reason, '-'),", to: "'-'," }],
    test: { file: 'server/src/kit/events/audit.forgeries.db.test.ts', name: 'a changed reason' },
  },
  {
    guards: 'I-35',
    without: 'the link to the one before',
    edits: [{ file: tables, from: 'select sha256(prev || convert_to(', to: "select sha256(''::bytea || convert_to(" }],
    test: { file: auditTest, name: 'audit chain: a chain rewritten after a forgery differs from its anchor' },
  },
  {
    guards: 'I-35',
    without: 'the grants that only let events grow',
    edits: [
      { file: tables, from: "select kit.protect_append_only('kit.events')", to: "select kit.protect('kit.events')" },
    ],
    test: {
      file: isolationTest,
      name: 'database: the application role owns nothing, bypasses nothing, and cannot change events',
    },
  },
  {
    guards: 'I-36',
    without: 'the names of what no log may hold',
    edits: [{ file: 'server/src/kit/log/log.ts', from: "if (secret.test(plainName)) return '[hidden]'", to: '' }],
    test: { file: 'server/test/system/log-privacy.routes.test.ts', name: 'secrets appear in no log' },
  },
  {
    guards: 'I-36',
    without: 'the silence about what went wrong',
    edits: [
      {
        file: 'server/src/errorReply.ts',
        from: 'request), code: -1 }',
        to: "request), code: -1, message: error.stack ?? '' }",
      },
    ],
    test: { file: 'server/test/system/log-privacy.routes.test.ts', name: 'secrets appear in no log' },
  },
  {
    guards: 'I-38',
    without: 'the key that tells rows apart which sort alike',
    edits: [
      {
        file: 'server/src/kit/database/list/list.finder.ts',
        from: 'return then.orderBy(expressionOf(list.key))',
        to: 'return then',
      },
    ],
    test: {
      file: 'server/src/kit/database/list.db.test.ts',
      name: 'list: rows with equal sort values keep their order, each on exactly one page',
    },
  },
]
