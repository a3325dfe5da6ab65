import type { Bytes } from '../bytes/bytes.ts'
import { hasCode } from '../error.ts'
import type { Entry } from '../log/entry.ts'
import { openAttachment } from '../quotes/attachment.ts'
import type { AttachmentHeader, Envelope } from '../quotes/envelope.ts'
import type { AttachmentRef } from '../quotes/quote.ts'
import { headerOf } from '../quotes/seal.ts'
import type { Opened, OpeningContext, UnreadableFile } from './outcome.ts'

/** Where the encrypted files of quotes are, and what becomes of those that are opened. */
export interface FileSource {
  readonly find: (entry: Entry, place: number) => Promise<Envelope<AttachmentHeader> | undefined>
  readonly onOpened?: (entry: Entry, place: number, file: AttachmentRef, content: Bytes) => Promise<void>
}

/**
 * Opens the files of a quote, one after the other, since each may be large. One that cannot be opened is listed and
 * takes nothing from the quote: its price was committed to without it.
 */
export async function openFiles(
  { record, halves }: OpeningContext,
  entry: Entry,
  opened: Opened,
  source: FileSource | undefined,
): Promise<Opened> {
  const { outcome, quote, master } = opened
  if (outcome.status !== 'valid' || !quote || !master || quote.head.attachments.length === 0) return opened
  const header = headerOf(record, entry.subject!, quote, master)
  const unreadable: UnreadableFile[] = []
  for (const [place, ref] of quote.head.attachments.entries()) {
    const envelope = await source?.find(entry, place)
    const content = envelope && (await openAttachment({ header, master, ref, place }, halves, envelope).catch(nothing))
    if (content) await source?.onOpened?.(entry, place, ref, content)
    else unreadable.push({ place, why: envelope ? 'undecryptable' : 'missing' })
  }
  return { ...opened, unreadable }
}

function nothing(error: unknown): undefined {
  if (hasCode(error, 'undecryptable') || hasCode(error, 'malformed') || hasCode(error, 'badKey')) return undefined
  throw error
}
