import { setTimeout as delay } from 'node:timers/promises'
import { keyOfPicture } from '#contract/catalogue/pictures.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { refusalCodeOf } from '#kit/refusal.ts'
import { hostRest, maxAttempts, maxHostFailures, retryAfter } from './picture.download.rules.ts'
import { type Download, takeDownload } from './picture.download.store.ts'
import { failWaiting, setDownloaded, setNotDownloaded } from './picture.outcome.store.ts'
import { beatHost, releaseHost, type TakenHost } from './picture.host.store.ts'
import type { Fetched, FetchFailure, FetchPicture } from './picture.fetch.ts'
import { setUsed } from './picture.store.ts'
import { keep } from './picture.content.service.ts'

export interface DownloadContext {
  readonly database: Database
  readonly contents: Files
  readonly fetchPicture: FetchPicture
  /** Pause between two pictures of a host, in milliseconds. */
  readonly gap: number
  readonly isStopping: () => boolean
}

/** Pictures of a host before the next host is served. */
const picturesATurn = 20

/**
 * Downloads pictures from a host leased by this worker, one after another. Downloads of a killed process are retried by
 * the next lessee of the host; a picture that has arrived is never fetched again.
 */
export async function downloadFromHost(context: DownloadContext, taken: TakenHost): Promise<void> {
  const { database, isStopping, gap } = context
  let failures: number | undefined
  for (let count = 0; count < picturesATurn && !isStopping(); count++) {
    const turn = await database.write(taken.tenant_id, (tx) => takeNext(tx, taken))
    if (!turn) return
    failures ??= turn.failures
    if (!turn.download) break
    const failed = await downloadOne(context, taken, turn.download)
    failures = failed?.isOfHost ? failures + 1 : 0
    if (failed?.isOfHost) break
    await delay(gap)
  }
  await database.write(taken.tenant_id, (tx) => endTurn(tx, taken, failures ?? 0))
}

/** Takes the next picture; null if another worker holds the lease. */
async function takeNext(tx: Tx, { tenant_id, host, runner }: TakenHost) {
  const [held] = await beatHost(tx, { tenantId: tenant_id, host, runner })
  if (!held) return null
  return { failures: held.failures, download: (await takeDownload(tx, { tenantId: tenant_id, host }))[0] }
}

async function endTurn(tx: Tx, { tenant_id, host, runner }: TakenHost, failures: number): Promise<void> {
  const [held] = await beatHost(tx, { tenantId: tenant_id, host, runner })
  if (!held) return
  const isGivenUp = failures >= maxHostFailures
  if (isGivenUp) await failWaiting(tx, { tenantId: tenant_id, host, cause: 'pictureDownload.unreachable' })
  await releaseHost(tx, {
    tenantId: tenant_id,
    host,
    runner,
    failures: isGivenUp ? 0 : failures,
    seconds: hostRest(failures),
  })
}

async function downloadOne(
  { database, contents, fetchPicture }: DownloadContext,
  { tenant_id }: TakenHost,
  download: Download,
): Promise<FetchFailure | null> {
  const failed = (cause: FetchFailure['cause'], facts: FetchFailure['facts'] = {}): FetchFailure => ({
    cause,
    facts,
    isTemporary: false,
    isOfHost: false,
  })
  const actor = { ...systemActor(tenant_id), userId: download.created_by, supplierId: download.supplier_id }
  const isLost = download.attempts > maxAttempts
  const fetched: Fetched = isLost ? failed('pictureDownload.interrupted') : await fetchPicture(download.address)
  const kept =
    'content' in fetched
      ? await keep(database, contents, actor, fetched.content).catch((error: unknown) => {
          const code = refusalCodeOf(error)
          if (code === undefined) throw error
          return failed(code)
        })
      : fetched
  await database.write(tenant_id, async (tx) => {
    if (typeof kept === 'string') {
      await setUsed(tx, [keyOfPicture(kept) ?? ''], new Date())
      return setDownloaded(tx, tenant_id, download, kept)
    }
    const again = kept.isTemporary && download.attempts < maxAttempts ? retryAfter(download.attempts) : null
    return setNotDownloaded(tx, {
      tenantId: tenant_id,
      id: download.id,
      cause: kept.cause,
      facts: kept.facts,
      seconds: again,
    })
  })
  return typeof kept === 'string' ? null : kept
}
