import type { Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

export interface NamedAddress {
  readonly address: string
  readonly host: string
}

const given = `jsonb_to_recordset($named::jsonb) as g(address text, host text)`

const insertDownloads = sqlQuery(
  'catalogue.insertDownloads',
  `
  insert into catalogue.picture_downloads (tenant_id, supplier_id, host, address, created_by)
  select distinct on (g.address) $tenantId, $supplierId, g.host, g.address, $userId from ${given} order by g.address
  on conflict (tenant_id, supplier_id, address) do nothing`,
)

// Anyone who is downloading one of them just now finishes after this transaction, and finds its goods.
const lockDownloads = sqlQuery(
  'catalogue.lockDownloads',
  `
  select w.id from catalogue.picture_downloads w
  where w.tenant_id = $tenantId and w.supplier_id = $supplierId and w.address in (select g.address from ${given}) order by w.id for share`,
)

const wakeHosts = sqlQuery(
  'catalogue.wakeHosts',
  `
  insert into catalogue.picture_hosts as h (tenant_id, host) select distinct $tenantId::bigint, g.host from ${given} order by g.host
  on conflict (tenant_id, host) do update set next_at = now() where h.next_at = 'infinity' or h.failures = 0`,
)

const showKnown = sqlQuery(
  'catalogue.showKnown',
  `
  update catalogue.skus k set shown_picture = w.picture from catalogue.picture_downloads w
  where w.tenant_id = $tenantId and w.supplier_id = $supplierId and w.status = 'done' and w.address in (select g.address from ${given})
    and k.tenant_id = $tenantId and k.supplier_id = $supplierId and k.picture = w.address and k.picture like 'http%' and k.shown_picture <> w.picture`,
)

/** Keeps addresses of other sites, to be downloaded each once for a supplier. */
export async function keepAddresses(
  tx: Tx,
  by: { tenantId: string; userId: string; supplierId: string },
  named: readonly NamedAddress[],
): Promise<void> {
  const { tenantId, userId, supplierId } = by
  await insertDownloads(tx, { tenantId, named, supplierId, userId })
  await lockDownloads(tx, { tenantId, named, supplierId })
  await showKnown(tx, { tenantId, named, supplierId })
  await wakeHosts(tx, { tenantId, named })
}

// One at a time, or two would each see one place left.
const lockTaking = sqlQuery(
  'catalogue.lockTakingHosts',
  "select pg_advisory_xact_lock(hashtext('catalogue.take_picture_host'))",
)
const takenHost = sqlQuery(
  'catalogue.takeHost',
  `select tenant_id as "tenant_id!", host as "host!", runner as "runner!"
   from catalogue.take_picture_host(make_interval(secs => $silentSeconds), $most)`,
)
export type TakenHost = RowOf<typeof takenHost>

/** Leases a host of any tenant that wants its pictures downloaded; asked without a tenant. */
export async function takeHost(tx: Tx, silentSeconds: number, most: number): Promise<TakenHost | undefined> {
  await lockTaking(tx)
  return takenHost.first(tx, { silentSeconds, most })
}

/** Locks the host for the process that holds its lease, and says that the holder lives; the failures in a row. */
export const beatHost = sqlQuery(
  'catalogue.beatHost',
  `
  update catalogue.picture_hosts set beat_at = now() where tenant_id = $tenantId and host = $host and runner = $runner returning failures`,
)

/** The next picture of a host; nobody else tries it for a minute. */
export const takeDownload = sqlQuery(
  'catalogue.takeDownload',
  `
  update catalogue.picture_downloads set attempts = attempts + 1, next_at = now() + interval '1 minute'
  where tenant_id = $tenantId and id = (
    select id from catalogue.picture_downloads
    where tenant_id = $tenantId and host = $host and status = 'waiting' and next_at <= now() order by next_at, id limit 1 for update skip locked)
  returning id, supplier_id, address, attempts, created_by`,
)

export type Download = RowOf<typeof takeDownload>

/** The picture has arrived: the goods of its supplier that name the address show it. */
export async function setDownloaded(tx: Tx, tenantId: string, { id, supplier_id, address }: Download, picture: string) {
  await downloaded(tx, { tenantId, id, picture })
  await showOnSkus(tx, { tenantId, supplierId: supplier_id, address, picture })
  await showOnProducts(tx, { tenantId, supplierId: supplier_id, address, picture })
}
const downloaded = sqlQuery(
  'catalogue.downloaded',
  `
  update catalogue.picture_downloads set status = 'done', picture = $picture, cause = null, facts = '{}' where tenant_id = $tenantId and id = $id`,
)
const showOnSkus = sqlQuery(
  'catalogue.showOnSkus',
  `
  update catalogue.skus set shown_picture = $picture
  where tenant_id = $tenantId and supplier_id = $supplierId and picture = $address and picture like 'http%'`,
)
const showOnProducts = sqlQuery(
  'catalogue.showOnProducts',
  `
  update catalogue.skus k set shown_picture = $picture from catalogue.products p
  where p.tenant_id = $tenantId and p.supplier_id = $supplierId and p.pictures[1] = $address and p.pictures[1] like 'http%'
    and k.tenant_id = $tenantId and k.product_id = p.id and k.picture = ''`,
)

/** It did not arrive: it is tried again after so many seconds, or never where these are null. */
export const setNotDownloaded = sqlQuery(
  'catalogue.setNotDownloaded',
  `
  update catalogue.picture_downloads set cause = $cause, facts = $facts::jsonb, status = case when $seconds?::float8 is null then 'failed' else 'waiting' end,
    next_at = now() + make_interval(secs => coalesce($seconds::float8, 0))
  where tenant_id = $tenantId and id = $id`,
)

export const failWaiting = sqlQuery(
  'catalogue.failWaiting',
  `
  update catalogue.picture_downloads set status = 'failed', cause = $cause, facts = '{}'
  where tenant_id = $tenantId and host = $host and status = 'waiting'`,
)

/** Ends the lease; the host is due again after the rest, when the next of its pictures is, or when one is named. */
export const releaseHost = sqlQuery(
  'catalogue.releaseHost',
  `
  update catalogue.picture_hosts set runner = null, failures = $failures, next_at = greatest(now() + make_interval(secs => $seconds::float8), coalesce((
    select min(w.next_at) from catalogue.picture_downloads w where w.tenant_id = $tenantId and w.host = $host and w.status = 'waiting'), 'infinity'))
  where tenant_id = $tenantId and host = $host and runner = $runner`,
)

const retry = sqlQuery(
  'catalogue.retry',
  `
  update catalogue.picture_downloads set status = 'waiting', attempts = 0, next_at = now(), cause = null, facts = '{}'
  where tenant_id = $tenantId and id = any ($ids::bigint[]) and status = 'failed' returning host`,
)
const wakeAgain = sqlQuery(
  'catalogue.wakeAgain',
  `
  update catalogue.picture_hosts set next_at = now(), failures = 0 where host = any ($hosts::text[])`,
)

/** Tries what failed anew, and does not wait for hosts to have rested. */
export async function retryDownloads(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  const hosts = new Set((await retry(tx, { tenantId, ids })).map(({ host }) => host))
  if (hosts.size > 0) await wakeAgain(tx, { hosts: [...hosts].toSorted() })
}
