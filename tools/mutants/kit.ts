import type { Mutant } from './mutant.ts'

const tables = 'server/migrations/0001_kit.sql'
const races = 'server/src/modules/ordering/flow/races.keys.routes.test.ts'
const access = 'server/test/system/authorization.routes.test.ts'
const isolationTest = 'server/src/kit/database/database.isolation.db.test.ts'
const auditTest = 'server/src/kit/events/audit.db.test.ts'
const transferTest = 'server/test/system/tenant-transfer.routes.test.ts'
const neighbours = 'server/test/system/tenant-isolation.routes.test.ts'

export const kit: readonly Mutant[] = [
  {
    guards: 'I-13',
    without: 'the wait for the disk',
    edits: [
      {
        file: 'server/src/kit/embedded/embedded.settings.ts',
        from: 'synchronous_commit = on',
        to: 'synchronous_commit = off',
      },
    ],
    test: { file: 'server/src/kit/embedded/embedded.db.test.ts', name: 'nothing that an acknowledged write needs' },
  },
  {
    guards: 'I-13',
    without: 'the one transaction around all that a submit writes',
    edits: [
      {
        file: 'server/src/kit/database/database.ts',
        from: 'pipeline(send(client, begin[planMode]), work(kyselyOn(client) as Tx))',
        to: "pipeline(send(client, 'select 1'), work(kyselyOn(client) as Tx))",
      },
    ],
    test: { file: 'server/src/kit/database/pipeline.db.test.ts', name: 'what travels together is one transaction' },
  },
  {
    guards: 'I-13',
    without: 'the end of tries when the commit was sent',
    edits: [
      {
        file: 'server/src/kit/database/database.ts',
        from: 'isBroken(error) && !isCommitSent &&',
        to: 'isBroken(error) &&',
      },
    ],
    test: {
      file: 'server/src/kit/database/database.db.test.ts',
      name: 'a write whose commit was sent is not done again',
    },
  },
  {
    guards: 'I-13',
    without: 'the one server of a data folder',
    edits: [
      { file: 'server/src/kit/embedded/dataDirLock.ts', from: '  if (other) {\n', to: '  if (false && other) {\n' },
    ],
    test: { file: 'server/src/kit/embedded/dataDirLock.test.ts', name: 'a data folder is locked by one live process' },
  },
  {
    guards: 'I-14',
    without: 'the first who inserts a key',
    edits: [
      {
        file: 'server/src/kit/http/idempotency.ts',
        from: '.onConflict((on) => on.doNothing())',
        to: ".onConflict((on) => on.columns(['tenant_id', 'user_id', 'key']).doUpdateSet({ at: new Date() }))",
      },
    ],
    test: { file: races, name: 'fifty at once with one key' },
  },
  {
    guards: 'I-14',
    without: 'the comparison of a key with the body it came with',
    edits: [
      {
        file: 'server/src/kit/http/idempotency.ts',
        from: '!first.body_sha.equals(sha) || !first.reply',
        to: '!first.reply',
      },
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
    test: { file: 'server/src/modules/ordering/orders/order.rules.test.ts', name: 'tries is refused' },
  },
  {
    guards: 'I-28',
    without: 'the policy of every tenant’s table',
    edits: [{ file: tables, from: 'using (tenant_id = (select kit.tenant()))', to: 'using (true)' }],
    test: { file: neighbours, name: 'nothing of another tenant is disclosed or changed' },
  },
  {
    guards: 'I-28',
    without: 'the policy, as two tenants on one connection see it',
    edits: [{ file: tables, from: 'using (tenant_id = (select kit.tenant()))', to: 'using (true)' }],
    test: { file: isolationTest, name: 'two tenants over one connection' },
  },
  {
    guards: 'I-28',
    without: 'the telling of a connection whom it speaks for now',
    edits: [
      {
        file: 'server/src/kit/database/database.ts',
        from: 'if (tenantOf.get(client) !== tenantId) {',
        to: 'if (!tenantOf.has(client)) {',
      },
    ],
    test: { file: isolationTest, name: 'two tenants over one connection' },
  },
  {
    guards: 'I-29',
    without: 'the permission that a route names',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "  if (route.access !== 'session' && !actor.permissions.has(route.access)) refuse('permission.denied')\n",
        to: '',
      },
    ],
    test: { file: access, name: 'a call requires its permission' },
  },
  {
    guards: 'I-29',
    without: 'the session that a route asks for',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "context.authenticator.authenticate(request, route.access !== 'public')",
        to: 'context.authenticator.authenticate(request, false)',
      },
    ],
    test: { file: access, name: 'a visitor may call public routes only' },
  },
  {
    guards: 'I-30',
    without: 'the refusal of unknown fields, which are dropped instead',
    edits: [
      { file: 'server/src/kit/http/validation.ts', from: 'removeAdditional: false', to: "removeAdditional: 'all'" },
    ],
    test: {
      file: 'server/src/modules/ordering/orders/prices.routes.test.ts',
      name: 'fields that nobody asked for are refused',
    },
  },
  {
    guards: 'I-31',
    without: 'the header by which a browser saves a file and shows nothing',
    edits: [
      {
        file: 'server/src/kit/http/download.ts',
        from: "            : { 'content-disposition': attachment(file.name) }),",
        to: '            : {}),',
      },
    ],
    test: { file: 'server/src/modules/files/file.routes.test.ts', name: 'what is uploaded comes back as it was' },
  },
  {
    guards: 'I-31',
    without: 'the comparison of a content with its ending',
    edits: [
      {
        file: 'server/src/kit/files/upload.receive.ts',
        from: '  await proveContent(file.path, file.ending)\n',
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/files/upload.routes.test.ts',
      name: 'names, contents and sizes that are not accepted',
    },
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
    test: { file: auditTest, name: 'a chain that was written anew' },
  },
  {
    guards: 'I-35',
    without: 'the grants that only let events grow',
    edits: [
      { file: tables, from: "select kit.protect_append_only('kit.events')", to: "select kit.protect('kit.events')" },
    ],
    test: { file: isolationTest, name: 'the application owns nothing' },
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
        from: "message: '系统繁忙，请稍后再试', data: null",
        to: "message: error.stack ?? '', data: null",
      },
    ],
    test: { file: 'server/test/system/log-privacy.routes.test.ts', name: 'secrets appear in no log' },
  },
  {
    guards: 'I-37',
    without: 'the size of a body',
    edits: [{ file: 'server/src/app.ts', from: 'bodyLimit: 256 * 1024', to: 'bodyLimit: 256 * 1024 * 1024' }],
    test: { file: 'server/test/system/malformed-input.routes.test.ts', name: 'oversized bodies are refused' },
  },
  {
    guards: 'I-37',
    without: 'the writing of what would end the element it stands in',
    edits: [
      {
        file: 'server/src/ssr.template.ts',
        from: "JSON.stringify(value).replaceAll('<'",
        to: "JSON.stringify(value).replaceAll('\u0000'",
      },
    ],
    test: { file: 'server/test/system/ssr.routes.test.ts', name: 'nothing in titles or state can end its element' },
  },
  {
    guards: 'I-38',
    without: 'the key that tells rows apart which sort alike',
    edits: [
      {
        file: 'server/src/kit/database/list.finder.ts',
        from: 'return then.orderBy(expressionOf(list.key))',
        to: 'return then',
      },
    ],
    test: { file: 'server/src/kit/database/list.db.test.ts', name: 'list: rows that sort alike keep their order' },
  },
  {
    guards: 'I-53',
    without: 'the question whether a tenant is open',
    edits: [
      {
        file: 'server/src/tenantTransfer/close.ts',
        from: "if (status === 'open') return [",
        to: "if (status === 'removing') return [",
      },
    ],
    test: { file: transferTest, name: 'transfer: a tenant in use is not touched' },
  },
  {
    guards: 'I-53',
    without: 'the wait for transactions that began before',
    edits: [
      {
        file: 'server/src/tenantTransfer/close.ts',
        from: 'pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8',
        to: "pg_snapshot_xmin(pg_current_snapshot()) > '0'::xid8 or $1::xid8 is null",
      },
    ],
    test: { file: transferTest, name: 'transfer: who began to write before is waited for' },
  },
  {
    guards: 'I-53',
    without: 'the events that are in the chain already',
    edits: [
      {
        file: 'server/migrations/0083_closed_tenants.sql',
        from: 'and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)',
        to: '',
      },
    ],
    test: { file: transferTest, name: 'transfer: what is exported is imported to the last byte' },
  },
  {
    guards: 'I-53',
    without: 'the removal of jobs',
    edits: [
      {
        file: 'server/src/tenantTransfer/remove.ts',
        from: '${jobsOfTenant} $1::text)',
        to: '${jobsOfTenant} $1::text and j.locked_at is not null)',
      },
    ],
    test: { file: transferTest, name: 'transfer: a removed tenant is in no table' },
  },
]
