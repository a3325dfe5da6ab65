import { createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import { type Owner, tenantTables } from './catalog.ts'
import { Hashing } from './manifest.ts'

/** Tables that hold secrets, traces of sessions, or nothing that a tenant has written. */
const leftOut = new Set([
  'kit.tickets',
  'kit.idempotency',
  'kit.job_runs',
  'kit.outbox',
  'approvals.choices',
  'approvals.letters',
  'identity.sessions',
  'login.authenticators',
  'login.passkeys',
  'login.recovery_codes',
  'login.tallies',
  'notifications.push_subscriptions',
  'provider.keys',
  'sourcing.auction_limits',
  'provider.artefacts',
  'sourcing.opener_keys',
  'sourcing.opener_passkeys',
  'sourcing.seal_hand_overs',
  'sourcing.seal_shares',
  'catalogue.search_index',
  'catalogue.shelf',
])
/** Columns that hold secrets, in whichever table. */
const secretColumns = ['password_hash', 'secret', 'sealed', 'previous_secret', 'key_hash', 'tenant_id']

/**
 * Writes the rows of a tenant for its own people: one JSON document a line with table and row, without secrets,
 * compressed. Memory does not grow with the tenant.
 */
export async function writeReadableRows(owner: Owner, tenantId: string, file: string) {
  const lines = new PassThrough()
  // One source after the other adds its listeners.
  lines.setMaxListeners(0)
  const hashing = new Hashing()
  const written = pipeline(lines, createGzip(), hashing, createWriteStream(file, { mode: 0o600 }))
  let rows = 0
  await owner.query('begin isolation level repeatable read read only')
  try {
    for (const { name } of (await tenantTables(owner)).filter((table) => !leftOut.has(table.name))) {
      const document = `jsonb_build_object('table', '${name}', 'row', to_jsonb(r) - '{${secretColumns.join(',')}}'::text[])`
      // JSON has no control characters, so as delimiter and quote they leave every line as it is.
      const source = owner.query(
        copyTo(
          `copy (select ${document} from ${name} r where tenant_id = ${tenantId}) to stdout (format csv, delimiter e'\\x02', quote e'\\x01')`,
        ),
      )
      await pipeline(source, lines, { end: false })
      rows += source.rowCount
    }
  } finally {
    await owner.query('rollback')
    lines.end()
  }
  await written
  return { rows, size: hashing.size, sha256: hashing.digest() }
}
