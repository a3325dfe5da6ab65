import type { Bytes } from '../bytes/bytes.ts'
import type { KeyRecord } from '../ceremony/keyRecord.ts'
import { standingEntries } from '../log/effective.ts'
import type { Entry } from '../log/entry.ts'
import type { Envelope } from '../quotes/envelope.ts'
import type { Terms } from '../quotes/terms.ts'
import { suiteOf } from '../suites/suites.ts'
import { type FileSource, openFiles } from './files.ts'
import { type Before, lapsed, type Opened, openEntry, type OpeningContext } from './outcome.ts'

/** One entry to open; without an envelope where none is stored. One that lapsed is listed, and not opened. */
export interface OpeningItem {
  readonly entry: Entry
  readonly isLapsed?: boolean
  readonly envelope?: Envelope
}

/** What an opening has to find an outcome for: the standing quotes of a round, with the envelopes of those in force. */
export const openingItems = (
  log: readonly Entry[],
  round: number,
  envelopeOf: (entry: Entry) => Envelope | undefined,
): OpeningItem[] =>
  standingEntries(log, round).map(({ entry, isLapsed }) => {
    const envelope = isLapsed ? undefined : envelopeOf(entry)
    return { entry, isLapsed, ...(envelope ? { envelope } : {}) }
  })

export interface Progress {
  readonly done: number
  readonly all: number
}

/**
 * What a worker needs to open its part: prepares the private halves once, which is most of the cost of a short list.
 */
export async function openingContext(
  record: KeyRecord,
  terms: Terms,
  privateHalves: readonly Bytes[],
  before: Before = new Map(),
): Promise<OpeningContext> {
  const halves = await Promise.all(privateHalves.map((half) => suiteOf(record.suite).unsealer(half)))
  return { record, terms, halves, before }
}

/**
 * The part of a list that worker `index` of `workers` opens: every so many entries, so that parts take equally long.
 */
export const partOf = <Item>(items: readonly Item[], workers: number, index: number): Item[] =>
  items.filter((_, at) => at % workers === index)

export interface OpeningOptions {
  readonly step?: number
  readonly onProgress?: (progress: Progress) => void | Promise<void>
  readonly files?: FileSource
}

/**
 * Opens a list in steps and answers the results in its order. After each step `onProgress` is called and waited for: it
 * reports, keeps a page responsive, or throws to stop.
 */
export async function openList(
  context: OpeningContext,
  items: readonly OpeningItem[],
  options: OpeningOptions = {},
): Promise<Opened[]> {
  const { step = 10, onProgress, files } = options
  const opened: Opened[] = []
  for (const [at, { entry, isLapsed, envelope }] of items.entries()) {
    const found = isLapsed ? lapsed(entry) : await openEntry(context, entry, envelope)
    opened.push(await openFiles(context, entry, found, files))
    const done = at + 1
    if (onProgress && (done % step === 0 || done === items.length)) await onProgress({ done, all: items.length })
  }
  return opened
}
