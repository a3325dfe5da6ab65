import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Database, noTenant } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { logFailure } from '#kit/log/log.outage.ts'
import type { OutboundPolicy } from '#kit/outbound/outbound.address.ts'
import { type DownloadContext, downloadFromHost } from './picture.download.service.ts'
import { takeHost } from './picture.host.store.ts'
import { pictureFetcher } from './picture.fetch.ts'

interface Pace {
  /** Polling interval in milliseconds. */
  readonly every?: number
  /** Seconds without a heartbeat after which a worker is considered dead. */
  readonly silentSeconds?: number
  /** Pause between two pictures of a host, in milliseconds. */
  readonly gap?: number
}

/**
 * Hosts at a time in this process, and of one tenant in all processes: a tenant with slow hosts leaves capacity to
 * others.
 */
const hostsAtOnce = 4
const hostsOfTenant = 2

/** Downloads the pictures named by imports, of all tenants in turn. Several processes share the work. */
export function startPictureDownloads(
  database: Database,
  contents: Files,
  log: Logger,
  policy: OutboundPolicy,
  { every = 2000, silentSeconds = 120, gap = 100 }: Pace = {},
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const fetchPicture = pictureFetcher(policy)
  const context: DownloadContext = { database, contents, fetchPicture, gap, isStopping: () => signal.aborted }

  async function run() {
    while (!signal.aborted) {
      let isBusy = false
      try {
        const taken = await database.write(noTenant, (tx) => takeHost(tx, silentSeconds, hostsOfTenant))
        isBusy = taken !== undefined
        if (taken) await downloadFromHost(context, taken)
      } catch (error) {
        if (!signal.aborted) logFailure(log, error, 'downloading pictures failed')
      }
      if (!isBusy) await delay(every, undefined, { signal }).catch(() => {})
    }
  }

  const running = Promise.all(Array.from({ length: hostsAtOnce }, run))
  return {
    /** Resolves when the running downloads have finished. */
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
