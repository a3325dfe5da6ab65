/** A guard, taken out: what the code says then, and the test that must notice. */
export interface Tooth {
  /** The invariant of docs/invariants.md that the guard keeps. */
  readonly guards: `I-${number}`
  readonly without: string
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly test: { readonly file: string; readonly name: string }
}

const stock = 'server/src/modules/catalogue/stock.store.ts'
const stockTest = 'server/src/modules/catalogue/stock.db.test.ts'
const books = 'server/migrations/0007_ledger.sql'
const kit = 'server/migrations/0001_kit.sql'
const holdTest = 'server/src/modules/ledger/hold.db.test.ts'
const races = 'server/src/modules/ordering/races.routes.test.ts'
const moves = 'server/src/modules/ordering/moves.routes.test.ts'
const access = 'server/src/access.routes.test.ts'
const decisions = 'server/src/modules/approvals/approval.rules.ts'
const approvalTest = 'server/src/modules/approvals/approval.db.test.ts'
const databaseTest = 'server/src/kit/database.db.test.ts'
const auditTest = 'server/src/kit/audit.db.test.ts'
const neighbours = 'server/src/neighbours.routes.test.ts'
const story = { file: 'server/src/modules/ordering/order.routes.test.ts', name: 'from the cart to the comment' }

const goods: readonly Tooth[] = [
  {
    guards: 'I-01',
    without: 'the lock on the stock of a SKU',
    edits: [
      {
        file: stock,
        from: 'order by s.sku_id for update of s\n  ), short as (',
        to: 'order by s.sku_id\n  ), short as (',
      },
    ],
    test: { file: stockTest, name: 'the last unit has one buyer' },
  },
  {
    guards: 'I-01',
    without: 'the check that a SKU has what is asked for',
    edits: [
      { file: stock, from: 'where coalesce(l.available, 0) < w.qty', to: 'where false' },
      {
        file: 'server/migrations/0005_catalogue.sql',
        from: 'constraint "stock.short" check (reserved <= on_hand)',
        to: 'constraint "stock.short" check (reserved <= on_hand + 1000)',
      },
    ],
    test: { file: races, name: 'of the last unit one is sold' },
  },
  {
    guards: 'I-01',
    without: 'the constraint that no more is held than there is',
    edits: [
      {
        file: 'server/migrations/0005_catalogue.sql',
        from: 'constraint "stock.short" check (reserved <= on_hand)',
        to: 'constraint "stock.short" check (true)',
      },
    ],
    test: { file: stockTest, name: 'the database itself lets nobody hold more than there is' },
  },
  {
    guards: 'I-02',
    without: 'the sum over documents with the same goods',
    edits: [
      {
        file: stock,
        from: 'select sku_id, sum(qty) as qty from fresh group by sku_id',
        to: 'select sku_id, max(qty) as qty from fresh group by sku_id',
      },
    ],
    test: { file: stockTest, name: 'the same goods on two lines, or in two documents, count together' },
  },
  {
    guards: 'I-02',
    without: 'the refusal of the same goods twice in one order',
    edits: [
      {
        file: 'server/src/modules/ordering/basket.rules.ts',
        from: "size < wishes.length) return 'order.duplicateLine'",
        to: "size < 0) return 'order.duplicateLine'",
      },
    ],
    test: { file: races, name: 'one item counts once over all lines' },
  },
  {
    guards: 'I-03',
    without: 'the refusal of an order that can be held in part only',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock.service.ts',
        from: '  if (short.length === 0) return\n',
        to: '  if (short.length >= 0) return\n',
      },
    ],
    test: { file: races, name: 'all lines are held or none' },
  },
  {
    guards: 'I-04',
    without: 'the lock on what is given back',
    edits: [
      {
        file: stock,
        from: 'order by r.sku_id, r.ref_id for update of r\n  ), ended as (',
        to: 'order by r.sku_id, r.ref_id\n  ), ended as (',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/stock.lock.db.test.ts',
      name: 'who gives back second waits, and finds nothing',
    },
  },
  {
    guards: 'I-04',
    without: 'the lock on the order that several people move',
    edits: [
      {
        file: 'server/src/modules/ordering/order.store.ts',
        from: 'where id = $1 for update',
        to: 'where id = $1',
      },
    ],
    test: { file: races, name: 'what is held ends once' },
  },
]

const money: readonly Tooth[] = [
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
    test: { file: 'server/src/modules/ledger/ledger.verify.db.test.ts', name: 'the book is only ever added to' },
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
    test: { file: 'server/src/modules/ledger/ledger.verify.db.test.ts', name: 'the book is only ever added to' },
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
    test: { file: holdTest, name: 'a hundred, spent by tens a hundred times at once' },
  },
  {
    guards: 'I-08',
    without: 'the question whether a hold is still open',
    edits: [
      {
        file: books,
        from: "where h.state = 'open' order by h.id for update of h\n  ), done as (",
        to: 'order by h.id for update of h\n  ), done as (',
      },
      { file: books, from: "h.id = mine.id and h.state = 'open' returning h.*", to: 'h.id = mine.id returning h.*' },
    ],
    test: { file: holdTest, name: 'committed, released and expired at once' },
  },
  {
    guards: 'I-10',
    without: 'the rounding of a line to the cent',
    edits: [{ file: 'contract/src/kit/money.ts', from: 'left = (left + 50n) / 100n', to: 'left = left / 100n' }],
    test: { file: 'server/src/kit/money.db.test.ts', name: 'what PostgreSQL reckons in numeric' },
  },
  {
    guards: 'I-11',
    without: 'the limit of four decimals',
    edits: [{ file: 'contract/src/kit/money.ts', from: String.raw`\.(\d{1,4})`, to: String.raw`\.(\d+)` }],
    test: { file: 'contract/src/kit/money.test.ts', name: '"0.12345" is refused' },
  },
]

const orders: readonly Tooth[] = [
  {
    guards: 'I-13',
    without: 'the wait for the disk',
    edits: [
      { file: 'server/src/kit/embedded.cluster.ts', from: 'synchronous_commit = on', to: 'synchronous_commit = off' },
    ],
    test: {
      file: 'server/src/kit/embedded.db.test.ts',
      name: 'nothing that an acknowledged write needs is switched off',
    },
  },
  {
    guards: 'I-13',
    without: 'the one transaction around all that a submit writes',
    edits: [
      {
        file: 'server/src/kit/database.ts',
        from: 'together(send(client, begin[asking]), work(kyselyOn(client) as Tx))',
        to: "together(send(client, 'select 1'), work(kyselyOn(client) as Tx))",
      },
    ],
    test: { file: 'server/src/kit/together.db.test.ts', name: 'what travels together is one transaction' },
  },
  {
    guards: 'I-14',
    without: 'the first who inserts a key',
    edits: [
      {
        file: 'server/src/kit/serve.ts',
        from: 'on conflict do nothing returning key`',
        to: 'on conflict (tenant_id, user_id, key) do update set at = now() returning key`',
      },
    ],
    test: { file: races, name: 'fifty at once with one key' },
  },
  {
    guards: 'I-14',
    without: 'the comparison of a key with the body it came with',
    edits: [
      { file: 'server/src/kit/serve.ts', from: '!first.body_sha.equals(sha) || !first.reply', to: '!first.reply' },
    ],
    test: { file: races, name: 'fifty at once with one key' },
  },
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
    test: { file: 'server/src/modules/ordering/order.rules.test.ts', name: 'tries is refused' },
  },
  {
    guards: 'I-15',
    without: 'the list of transitions as it was agreed: one more',
    edits: [
      {
        file: 'server/src/modules/ordering/order.rules.ts',
        from: "accept: { from: ['30'], to: '40'",
        to: "accept: { from: ['30', '35'], to: '40'",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/order.rules.test.ts',
      name: 'the printed transitions are exactly these',
    },
  },
  {
    guards: 'I-16',
    without: 'the comparison of the price that was seen with the price that is',
    edits: [
      {
        file: 'server/src/modules/ordering/basket.rules.ts',
        from: 'const isOther = compare(seenPrice, quote.unitPrice) !== 0',
        to: 'const isOther = false',
      },
    ],
    test: { file: 'server/src/modules/ordering/access.routes.test.ts', name: 'another price than today’s is refused' },
  },
  {
    guards: 'I-17',
    without: 'the refusal of one’s own approval, where the task is there: in the order and in the round',
    edits: [
      { file: decisions, from: "  if (round.requester_id === actor.userId) refuse('approval.own')\n", to: '' },
      {
        file: 'server/src/modules/ordering/order.rules.ts',
        from: "  if (order.buyer_id === actor.userId) return 'approval.own'\n",
        to: '',
      },
    ],
    test: { file: moves, name: 'nobody approves an order of their own' },
  },
  {
    guards: 'I-17',
    without: 'the turn of the steps',
    edits: [
      {
        file: decisions,
        from: "const open = mine.find(({ status }) => status === 'open')",
        to: 'const [open] = mine',
      },
    ],
    test: { file: approvalTest, name: 'the order of steps holds' },
  },
  {
    guards: 'I-17',
    without: 'the requester’s absence from the chain',
    edits: [
      {
        file: 'server/src/modules/approvals/chain.rules.ts',
        from: 'people.filter(({ userId }) => userId !== doc.requesterId)',
        to: 'people.filter(() => true)',
      },
    ],
    test: { file: approvalTest, name: 'nobody approves what they ask for themselves' },
  },
  {
    guards: 'I-17',
    without: 'the version that an approver has read',
    edits: [{ file: decisions, from: "  if (docVersion !== round.doc_version) refuse('approval.changed')\n", to: '' }],
    test: { file: approvalTest, name: 'a decision is about the version that was read' },
  },
  {
    guards: 'I-17',
    without: 'the lock on a round of approval',
    edits: [
      {
        file: 'server/src/modules/approvals/approval.store.ts',
        from: 'where id = any ($1::bigint[]) order by id for update`',
        to: 'where id = any ($1::bigint[]) order by id`',
      },
    ],
    test: { file: approvalTest, name: 'two approvers at once, agreeing and rejecting' },
  },
  {
    guards: 'I-17',
    without: 'the refusal of an approver who was disabled',
    edits: [
      {
        file: decisions,
        from: "task.disabled && 'approval.approverDisabled'",
        to: "task.disabled && task.step < 0 && 'approval.approverDisabled'",
      },
    ],
    test: { file: approvalTest, name: 'strangers and the disabled are refused' },
  },
  {
    guards: 'I-17',
    without: 'the new approval that a change asks for',
    edits: [
      {
        file: 'server/src/modules/ordering/order.rules.ts',
        from: "status === '10' || status === '25' ? status : after.approved ? '30' : '20'",
        to: "status === '10' || status === '25' || status === '30' ? status : after.approved ? '30' : '20'",
      },
    ],
    test: { file: moves, name: 'a change after the approval needs a new one' },
  },
  {
    guards: 'I-19',
    without: 'the sequence behind the numbers of documents',
    edits: [
      {
        file: 'server/migrations/0008_ordering.sql',
        from: "select nextval('kit.doc_seq')::text as n",
        to: 'select floor(random() * 10000000)::bigint::text as n',
      },
    ],
    test: { file: 'server/src/modules/ordering/numbers.db.test.ts', name: 'twenty thousand numbers over two servers' },
  },
  {
    guards: 'I-19',
    without: 'the constraint on the number of an order',
    edits: [
      {
        file: 'server/migrations/0008_ordering.sql',
        from: '  unique (tenant_id, no),\n  check (amount = goods_amount + freight)',
        to: '  check (amount = goods_amount + freight)',
      },
    ],
    test: { file: 'server/src/modules/ordering/numbers.db.test.ts', name: 'the database itself takes no number twice' },
  },
]

const doors: readonly Tooth[] = [
  {
    guards: 'I-28',
    without: 'the policy of every tenant’s table',
    edits: [{ file: kit, from: 'using (tenant_id = (select kit.tenant()))', to: 'using (true)' }],
    test: { file: neighbours, name: 'nothing of another tenant is told or changed' },
  },
  {
    guards: 'I-28',
    without: 'the policy, as two tenants on one connection see it',
    edits: [{ file: kit, from: 'using (tenant_id = (select kit.tenant()))', to: 'using (true)' }],
    test: { file: databaseTest, name: 'two tenants over one connection' },
  },
  {
    guards: 'I-28',
    without: 'the telling of a connection whom it speaks for now',
    edits: [
      {
        file: 'server/src/kit/database.ts',
        from: 'if (tenantOf.get(client) !== tenantId) {',
        to: 'if (!tenantOf.has(client)) {',
      },
    ],
    test: { file: databaseTest, name: 'two tenants over one connection' },
  },
  {
    guards: 'I-28',
    without: 'the protection of one table',
    edits: [
      {
        file: 'server/migrations/0008_ordering.sql',
        from: "select kit.protect('ordering.addresses');",
        to: 'grant select, insert, update, delete on ordering.addresses to baicai_app;',
      },
    ],
    test: { file: databaseTest, name: 'every table that has a tenant is protected' },
  },
  {
    guards: 'I-28',
    without: 'the comparison of the session’s tenant with the host’s',
    edits: [
      {
        file: 'server/src/modules/identity/session.door.ts',
        from: 'if (session && session.ticket.tenantId === tenant.id)',
        to: 'if (session)',
      },
    ],
    test: { file: access, name: "nobody is heard with another tenant's session" },
  },
  {
    guards: 'I-29',
    without: 'the permission that a route names',
    edits: [
      {
        file: 'server/src/kit/serve.ts',
        from: "  if (route.access !== 'session' && !actor.permissions.has(route.access)) refuse('permission.denied')\n",
        to: '',
      },
    ],
    test: { file: access, name: 'a person is heard only with the permission' },
  },
  {
    guards: 'I-29',
    without: 'the session that a route asks for',
    edits: [
      {
        file: 'server/src/kit/serve.ts',
        from: "house.door(request, route.access !== 'public')",
        to: 'house.door(request, false)',
      },
    ],
    test: { file: access, name: 'a visitor is heard only where everybody is' },
  },
  {
    guards: 'I-30',
    without: 'the end of every shape',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: 'Type.Object(properties, { additionalProperties: false })',
        to: 'Type.Object(properties)',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/access.routes.test.ts',
      name: 'fields that nobody asked for are refused',
    },
  },
  {
    guards: 'I-30',
    without: 'the refusal of unknown fields, which are dropped instead',
    edits: [{ file: 'server/src/app.ts', from: 'removeAdditional: false', to: "removeAdditional: 'all'" }],
    test: {
      file: 'server/src/modules/ordering/access.routes.test.ts',
      name: 'fields that nobody asked for are refused',
    },
  },
  {
    guards: 'I-31',
    without: 'the question who may see a file',
    edits: [
      {
        file: 'server/src/modules/files/file.service.ts',
        from: "return isVisible ? file : refuse('thing.notFound')",
        to: "return isVisible || file ? file : refuse('thing.notFound')",
      },
    ],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'until it hangs on something only its owner sees it',
    },
  },
  {
    guards: 'I-31',
    without: 'the header by which a browser saves a file and shows nothing',
    edits: [
      {
        file: 'server/src/kit/download.ts',
        from: "          'content-disposition': attachment(file.name),\n",
        to: '',
      },
    ],
    test: { file: 'server/src/modules/files/file.routes.test.ts', name: 'what is uploaded comes back as it was' },
  },
  {
    guards: 'I-31',
    without: 'the comparison of a content with its ending',
    edits: [{ file: 'server/src/kit/upload.ts', from: '  await proveContent(file.path, file.ending)\n', to: '' }],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'names, contents and sizes that are not accepted',
    },
  },
]

const traces: readonly Tooth[] = [
  {
    guards: 'I-35',
    without: 'the event of a submit',
    edits: [
      {
        file: 'server/src/modules/ordering/submit.service.ts',
        from: 'announce(tx, actor, ...orders.map(submitted), ...approval.events)',
        to: 'announce(tx, actor, ...approval.events)',
      },
    ],
    test: story,
  },
  {
    guards: 'I-35',
    without: 'the event of every other move',
    edits: [
      {
        file: 'server/src/modules/ordering/order.service.ts',
        from: '  await announce(tx, actor, ...(done.events ?? []), {\n    name',
        to: '  void (async (..._: unknown[]) => {})(tx, actor, ...(done.events ?? []), {\n    name',
      },
    ],
    test: story,
  },
  {
    guards: 'I-35',
    without: 'the reason in the digest of an event',
    edits: [{ file: kit, from: "coalesce(e.reason, '-'),", to: "'-'," }],
    test: { file: auditTest, name: 'a changed reason' },
  },
  {
    guards: 'I-35',
    without: 'the link to the one before',
    edits: [{ file: kit, from: 'select sha256(prev || convert_to(', to: "select sha256(''::bytea || convert_to(" }],
    test: { file: auditTest, name: 'a chain that was written anew' },
  },
  {
    guards: 'I-35',
    without: 'the grants that only let events grow',
    edits: [
      { file: kit, from: "select kit.protect_append_only('kit.events')", to: "select kit.protect('kit.events')" },
    ],
    test: { file: databaseTest, name: 'the application owns nothing' },
  },
  {
    guards: 'I-35',
    without: 'the wait of the seal for transactions that are still running',
    edits: [{ file: kit, from: '      and e.txid < pg_snapshot_xmin(pg_current_snapshot())\n', to: '' }],
    test: { file: 'server/src/kit/events.db.test.ts', name: 'a transaction that ends late is not passed over' },
  },
  {
    guards: 'I-36',
    without: 'the names of what no log may hold',
    edits: [{ file: 'server/src/kit/log.ts', from: "if (secret.test(plainName)) return '[hidden]'", to: '' }],
    test: { file: 'server/src/leaks.routes.test.ts', name: 'what is secret is in no log' },
  },
  {
    guards: 'I-36',
    without: 'the silence about what went wrong',
    edits: [
      {
        file: 'server/src/app.ts',
        from: "message: '系统繁忙，请稍后再试', data: null",
        to: 'message: error.stack, data: null',
      },
    ],
    test: { file: 'server/src/leaks.routes.test.ts', name: 'what is secret is in no log' },
  },
  {
    guards: 'I-37',
    without: 'the letters that no text may hold',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: String.raw`, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$' })`,
        to: ' })',
      },
    ],
    test: { file: 'server/src/hostile.routes.test.ts', name: 'a text is a text' },
  },
  {
    guards: 'I-37',
    without: 'the size of a body',
    edits: [{ file: 'server/src/app.ts', from: 'bodyLimit: 256 * 1024', to: 'bodyLimit: 256 * 1024 * 1024' }],
    test: { file: 'server/src/hostile.routes.test.ts', name: 'what is too large is refused' },
  },
  {
    guards: 'I-37',
    without: 'the largest number of pieces',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: 'Pieces = Type.Integer({ minimum: 0, maximum: 99_999_999 })',
        to: 'Pieces = Type.Integer()',
      },
    ],
    test: { file: 'server/src/hostile.routes.test.ts', name: 'quantities that no order can have' },
  },
  {
    guards: 'I-38',
    without: 'the apostrophe before what a spreadsheet would calculate',
    edits: [
      {
        file: 'server/src/modules/catalogue/sheet.rules.ts',
        from: String.raw`(/^[=+\-@\t\r]/.test(text) ? ` + "`'${text}` : text)",
        to: 'text',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/export.routes.test.ts',
      name: 'no cell of an export is ever calculated',
    },
  },
  {
    guards: 'I-38',
    without: 'the supplier whose rows are exported',
    edits: [
      {
        file: 'server/src/modules/catalogue/export.store.ts',
        from: 'where p.supplier_id = $1 and p.id > $2',
        to: 'where $1::bigint is not null and p.id > $2',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/export.routes.test.ts',
      name: 'an export holds the rows that the list shows',
    },
  },
]

export const teeth: readonly Tooth[] = [...goods, ...money, ...orders, ...doors, ...traces]
