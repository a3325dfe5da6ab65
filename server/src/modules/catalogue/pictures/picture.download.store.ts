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

// Locks downloads: one in progress completes after this transaction and then finds its goods.
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

/** Update of SKUs `k` that shows a picture: it no longer lets those on sale come after the goods with pictures. */
export const rankedWithPicture = (update: string) => `
  with shown as (${update} returning k.id)
  update catalogue.shelf h set has_picture = true
  from shown where h.tenant_id = $tenantId and h.sku_id = shown.id and not h.has_picture`

const showKnown = sqlQuery(
  'catalogue.showKnown',
  rankedWithPicture(`
  update catalogue.skus k set shown_picture = w.picture from catalogue.picture_downloads w
  where w.tenant_id = $tenantId and w.supplier_id = $supplierId and w.status = 'done' and w.address in (select g.address from ${given})
    and k.tenant_id = $tenantId and k.supplier_id = $supplierId and k.picture = w.address and k.picture like 'http%' and k.shown_picture <> w.picture`),
)

/** Stores remote addresses to be downloaded, each once for a supplier. */
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

/** Takes the next picture of a host; no other worker takes it for a minute. */
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

/** Retries failed downloads, without waiting for the back-off of hosts. */
export async function retryDownloads(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  const hosts = new Set((await retry(tx, { tenantId, ids })).map(({ host }) => host))
  if (hosts.size > 0) await wakeAgain(tx, { hosts: [...hosts].toSorted() })
}
