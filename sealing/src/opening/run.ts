import type { Bytes } from '../bytes/bytes.ts'
import type { KeyRecord } from '../ceremony/keyRecord.ts'
import { standingEntries } from '../log/effective.ts'
import type { Entry } from '../log/entry.ts'
import type { Envelope } from '../quotes/envelope.ts'
import type { Terms } from '../quotes/terms.ts'
import { suiteOf } from '../suites/suites.ts'
import { type FileSource, openFiles } from './files.ts'
import { type Before, lapsed, type Opened, openEntry, type OpeningContext } from './outcome.ts'

/** Entry to open, without envelope if none is stored. Lapsed entries are listed, not opened. */
export interface OpeningItem {
  readonly entry: Entry
  readonly isLapsed?: boolean
  readonly envelope?: Envelope
}

/** Items of an opening: the standing quotes of a round, with the envelopes of the effective ones. */
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

/** Prepares the private halves once for each worker, which is most of the cost of a short list. */
export async function openingContext(
  record: KeyRecord,
  terms: Terms,
  privateHalves: readonly Bytes[],
  before: Before = new Map(),
): Promise<OpeningContext> {
  const halves = await Promise.all(privateHalves.map((half) => suiteOf(record.suite).unsealer(half)))
  return { record, terms, halves, before }
}

/** Part of a list for worker `index` of `workers`; interleaved, so that parts take equally long. */
export const partOf = <Item>(items: readonly Item[], workers: number, index: number): Item[] =>
  items.filter((_, at) => at % workers === index)

export interface OpeningOptions {
  readonly step?: number
  readonly onProgress?: (progress: Progress) => void | Promise<void>
  readonly files?: FileSource
}

/**
 * Opens a list in steps and returns the results in its order. `onProgress` is awaited after each step: it reports,
 * keeps a page responsive, or throws to stop.
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
