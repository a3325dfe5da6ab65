import { sql as text } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { countOfLargeTables, listOf } from '#kit/list.ts'
import { hot } from '#kit/untypedQuery.ts'
import type { Facts } from '#kit/refusal.ts'

export interface NamedAddress {
  readonly address: string
  readonly host: string
  readonly row_no: number
  readonly cell: string
}

const given = `jsonb_to_recordset($2::jsonb) as g(address text, host text, row_no int, cell text)`

const insertDownloads = hot<never, [tenantId: string, named: string, supplierId: string, userId: string]>(`
  insert into catalogue.picture_downloads (tenant_id, supplier_id, host, address, created_by)
  select distinct on (g.address) $1, $3, g.host, g.address, $4 from ${given} order by g.address
  on conflict (tenant_id, supplier_id, address) do nothing`)

// Whoever is downloading one of them just now finishes after this transaction, and finds its goods.
const lockDownloads = hot<never, [tenantId: string, named: string, supplierId: string]>(`
  select w.id from catalogue.picture_downloads w
  where w.tenant_id = $1 and w.supplier_id = $3 and w.address in (select g.address from ${given}) order by w.id for share`)

const linkDownloads = hot<never, [tenantId: string, named: string, supplierId: string, importId: string]>(`
  insert into catalogue.import_pictures (tenant_id, import_id, download_id, row_no, cell)
  select distinct on (w.id) $1, $4, w.id, g.row_no, g.cell from ${given}
  join catalogue.picture_downloads w on w.tenant_id = $1 and w.supplier_id = $3 and w.address = g.address
  order by w.id, g.row_no on conflict do nothing`)

const wakeHosts = hot<never, [tenantId: string, named: string]>(`
  insert into catalogue.picture_hosts as h (tenant_id, host) select distinct $1::bigint, g.host from ${given} order by g.host
  on conflict (tenant_id, host) do update set next_at = now() where h.next_at = 'infinity' or h.failures = 0`)

const showKnown = hot<never, [tenantId: string, named: string, supplierId: string]>(`
  update catalogue.skus k set shown_picture = w.picture from catalogue.picture_downloads w
  where w.tenant_id = $1 and w.supplier_id = $3 and w.status = 'done' and w.address in (select g.address from ${given})
    and k.tenant_id = $1 and k.supplier_id = $3 and k.picture = w.address and k.picture like 'http%' and k.shown_picture <> w.picture`)

/** Keeps the addresses that an import names, to be downloaded each once. */
export async function nameAddresses(
  tx: Tx,
  by: { tenantId: string; userId: string; supplierId: string; importId: string },
  addresses: readonly NamedAddress[],
): Promise<void> {
  if (addresses.length === 0) return
  const { tenantId, userId, supplierId, importId } = by
  const named = JSON.stringify(addresses)
  await insertDownloads(tx, tenantId, named, supplierId, userId)
  await lockDownloads(tx, tenantId, named, supplierId)
  await linkDownloads(tx, tenantId, named, supplierId, importId)
  await showKnown(tx, tenantId, named, supplierId)
  await wakeHosts(tx, tenantId, named)
}

export interface TakenHost {
  readonly tenant_id: string
  readonly host: string
  readonly runner: string
}

/** Leases a host of any tenant that wants its pictures downloaded; asked without a tenant. */
export const takeHost = async (tx: Tx, silentSeconds: number, most: number): Promise<TakenHost | undefined> => {
  // One at a time, or two would each see one place left.
  await text`select pg_advisory_xact_lock(hashtext('catalogue.take_picture_host'))`.execute(tx)
  const { rows } = await text<TakenHost>`
    select tenant_id, host, runner from catalogue.take_picture_host(make_interval(secs => ${silentSeconds}), ${most})`.execute(
    tx,
  )
  return rows[0]
}

/** Locks the host for whoever holds its lease, and says that the holder lives; the failures in a row. */
export const beatHost = hot<{ failures: number }, [tenantId: string, host: string, runner: string]>(`
  update catalogue.picture_hosts set beat_at = now() where tenant_id = $1 and host = $2 and runner = $3 returning failures`)

export interface Download {
  readonly id: string
  readonly supplier_id: string
  readonly address: string
  readonly attempts: number
  readonly created_by: string
}

/** The next picture of a host; nobody else tries it for a minute. */
export const takeDownload = hot<Download, [tenantId: string, host: string]>(`
  update catalogue.picture_downloads set attempts = attempts + 1, next_at = now() + interval '1 minute'
  where tenant_id = $1 and id = (
    select id from catalogue.picture_downloads
    where tenant_id = $1 and host = $2 and status = 'waiting' and next_at <= now() order by next_at, id limit 1 for update skip locked)
  returning id, supplier_id, address, attempts, created_by`)

/** The picture has arrived: the goods of its supplier that name the address show it. */
export async function setDownloaded(tx: Tx, tenantId: string, { id, supplier_id, address }: Download, picture: string) {
  await downloaded(tx, tenantId, id, picture)
  await showOnSkus(tx, tenantId, supplier_id, address, picture)
  await showOnProducts(tx, tenantId, supplier_id, address, picture)
}
const downloaded = hot<never, [tenantId: string, id: string, picture: string]>(`
  update catalogue.picture_downloads set status = 'done', picture = $3, cause = null, facts = '{}' where tenant_id = $1 and id = $2`)
const showOnSkus = hot<never, [tenantId: string, supplierId: string, address: string, picture: string]>(`
  update catalogue.skus set shown_picture = $4
  where tenant_id = $1 and supplier_id = $2 and picture = $3 and picture like 'http%'`)
const showOnProducts = hot<never, [tenantId: string, supplierId: string, address: string, picture: string]>(`
  update catalogue.skus k set shown_picture = $4 from catalogue.products p
  where p.tenant_id = $1 and p.supplier_id = $2 and p.pictures[1] = $3 and p.pictures[1] like 'http%'
    and k.tenant_id = $1 and k.product_id = p.id and k.picture = ''`)

/** It did not arrive: it is tried again after so many seconds, or never where these are null. */
export const setNotDownloaded = hot<
  never,
  [tenantId: string, id: string, cause: RefusalCode, facts: string, seconds: number | null]
>(`
  update catalogue.picture_downloads set cause = $3, facts = $4::jsonb, status = case when $5::float8 is null then 'failed' else 'waiting' end,
    next_at = now() + make_interval(secs => coalesce($5::float8, 0))
  where tenant_id = $1 and id = $2`)

export const failWaiting = hot<never, [tenantId: string, host: string, cause: RefusalCode]>(`
  update catalogue.picture_downloads set status = 'failed', cause = $3, facts = '{}'
  where tenant_id = $1 and host = $2 and status = 'waiting'`)

/** Ends the lease; the host is due again after the rest, when the next of its pictures is, or when one is named. */
export const releaseHost = hot<
  never,
  [tenantId: string, host: string, runner: string, failures: number, seconds: number]
>(`
  update catalogue.picture_hosts set runner = null, failures = $4, next_at = greatest(now() + make_interval(secs => $5::float8), coalesce((
    select min(w.next_at) from catalogue.picture_downloads w where w.tenant_id = $1 and w.host = $2 and w.status = 'waiting'), 'infinity'))
  where tenant_id = $1 and host = $2 and runner = $3`)

export const countDownloads = hot<{ total: number; done: number; failed: number }, [importId: string]>(`
  select count(*)::int as total, count(*) filter (where w.status = 'done')::int as done,
    count(*) filter (where w.status = 'failed')::int as failed
  from catalogue.import_pictures i join catalogue.picture_downloads w on w.tenant_id = i.tenant_id and w.id = i.download_id
  where i.import_id = $1`)

interface DownloadErrorRow {
  row_no: number
  cell: string
  address: string
  cause: RefusalCode
  facts: Facts
}

export const downloadErrorList = listOf({
  find: (sql: Sql, { importId }: { readonly importId: string }) =>
    sql
      .selectFrom('catalogue.import_pictures as i')
      .innerJoin('catalogue.picture_downloads as w', (on) =>
        on.onRef('w.tenant_id', '=', 'i.tenant_id').onRef('w.id', '=', 'i.download_id'),
      )
      .where('i.import_id', '=', importId)
      .where('w.status', '=', 'failed'),
  select: (found) =>
    found.select(['i.row_no', 'i.cell', 'w.address', 'w.cause', 'w.facts']).$castTo<DownloadErrorRow>(),
  key: 'w.id',
  order: ['i.row_no'],
  countUpTo: countOfLargeTables,
})

const retry = hot<{ host: string }, [importId: string]>(`
  update catalogue.picture_downloads w set status = 'waiting', attempts = 0, next_at = now(), cause = null, facts = '{}'
  from catalogue.import_pictures i
  where i.import_id = $1 and w.tenant_id = i.tenant_id and w.id = i.download_id and w.status = 'failed' returning w.host`)
const wakeAgain = hot<never, [hosts: readonly string[]]>(`
  update catalogue.picture_hosts set next_at = now(), failures = 0 where host = any ($1::text[])`)

/** Tries what failed anew, and does not wait for hosts to have rested. */
export async function retryDownloads(tx: Tx, importId: string): Promise<void> {
  const hosts = new Set((await retry(tx, importId)).map(({ host }) => host))
  if (hosts.size > 0) await wakeAgain(tx, [...hosts].toSorted())
}

export const downloadsOf = async (sql: Sql, importId: string) => (await countDownloads(sql, importId))[0]!
