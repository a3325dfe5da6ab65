import type { Bytes } from '../bytes/bytes.ts'
import { hasCode } from '../error.ts'
import type { Entry } from '../log/entry.ts'
import { openAttachment } from '../quotes/attachment.ts'
import type { AttachmentHeader, Envelope } from '../quotes/envelope.ts'
import type { AttachmentRef } from '../quotes/quote.ts'
import { headerOf } from '../quotes/seal.ts'
import type { Opened, OpeningContext, UnreadableFile } from './outcome.ts'

/** Source of encrypted files and target of decrypted ones. */
export interface FileSource {
  readonly find: (entry: Entry, place: number) => Promise<Envelope<AttachmentHeader> | undefined>
  readonly onOpened?: (entry: Entry, place: number, file: AttachmentRef, content: Bytes) => Promise<void>
}

/**
 * Decrypts the files of a quote one by one, because each may be large. Unreadable files are listed and do not
 * invalidate the quote, whose price was committed to without them.
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
    const content =
      envelope && (await openAttachment({ header, master, ref, place }, halves, envelope).catch(ignoreUndecryptable))
    if (content) await source?.onOpened?.(entry, place, ref, content)
    else unreadable.push({ place, why: envelope ? 'undecryptable' : 'missing' })
  }
  return { ...opened, unreadable }
}

function ignoreUndecryptable(error: unknown): undefined {
  if (hasCode(error, 'undecryptable') || hasCode(error, 'malformed') || hasCode(error, 'badKey')) return undefined
  throw error
}
