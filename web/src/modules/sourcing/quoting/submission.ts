import { call } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { findReceipt, type MySealedQuote, type SealRound } from '#contract/sourcing/seal.ts'
import type { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { type KeyRecord, keyIdOf } from '#sealing/ceremony/keyRecord.ts'
import { SealingError } from '#sealing/error.ts'
import { encodeEnvelope, type Header } from '#sealing/quotes/envelope.ts'
import { isReceiptOf, makePacket, type Packet } from '#sealing/quotes/packet.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import { type QuoteFile, refsOf } from './files/sealFiles.ts'
import { findInBrowser, forgetInBrowser, keepInBrowser } from './browserStore.ts'

/** Storage names of one person's data for one round. */
export const namesFor = (userId: string, { projectId, round }: Pick<SealRound, 'projectId' | 'round'>) => {
  const place = `${userId}/${projectId}/${round}`
  return {
    draft: `${place}/draft`,
    files: `${place}/files`,
    pending: `${place}/pending`,
    packet: `${place}/packet`,
  }
}
export type Names = ReturnType<typeof namesFor>

/** Encrypted quote being submitted: a retry sends the same quote and gets the same response. */
export interface Pending {
  readonly key: string
  readonly header: Header
  readonly quote: Quote
  readonly master: string
  readonly envelope: string
}

/** Base64 in chunks, because a call has a maximum number of arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** Key record of a round. Throws `badKeyRecord` if it does not match the key id. */
export function recordOf({ keyRecord, keyId }: Pick<SealRound, 'keyRecord' | 'keyId'>): KeyRecord {
  const record = JSON.parse(keyRecord) as KeyRecord
  if (keyIdOf(record) !== keyId) throw new SealingError('badKeyRecord')
  return record
}

/**
 * The same quote as encrypted before without a response, otherwise encrypted now. Throws `badKeyRecord` if the key is
 * not the round's.
 */
export async function sealedFor(
  round: SealRound,
  subject: string,
  written: Quote,
  files: readonly QuoteFile[],
  names: Names,
): Promise<Pending> {
  const record = recordOf(round)
  const quoteUnder = async (master: string): Promise<Quote> => {
    const attachments = await refsOf(record, master, names.files, files)
    return { ...written, head: { ...written.head, attachments } }
  }
  const before = await findInBrowser<Pending>(names.pending)
  if (before?.header.keyId === round.keyId) {
    const again = await quoteUnder(before.master)
    if (canonicalText(before.quote) === canonicalText(again)) return before
  }
  const master = makeMaster()
  const quote = await quoteUnder(master)
  const envelope = await sealQuote(record, subject, quote, master)
  const { header } = envelope
  const pending = { key: freshKey(), header, quote, master, envelope: base64Of(encodeEnvelope(envelope)) }
  await keepInBrowser(names.pending, pending)
  return pending
}

/** Stores the packet of a received quote in this browser. */
export async function keepPacket({ header, quote, master }: Pending, receipt: Packet['receipt'], names: Names) {
  const packet = makePacket(header, quote, master, receipt)
  await keepInBrowser(names.packet, packet)
  await forgetInBrowser(names.pending)
  return packet
}

export interface Local {
  readonly draft: Partial<QuoteDraft> | undefined
  readonly packet: Packet | undefined
}

/**
 * Local data of this browser. A quote without a response is looked up, because it may have been received; otherwise it
 * is sent unchanged at the next submission.
 */
export async function findLocal(names: Names, projectId: string, mine: MySealedQuote): Promise<Local> {
  const draft = await findInBrowser<Partial<QuoteDraft>>(names.draft)
  const pending = await findInBrowser<Pending>(names.pending)
  const receipt = pending && (await call(findReceipt, { projectId, key: pending.key }).catch(() => undefined))
  const packet =
    pending && receipt ? await keepPacket(pending, receipt, names) : await findInBrowser<Packet>(names.packet)
  return { draft, packet: packet && (await withConfirmation(packet, names, projectId, mine)) }
}

/** Adds the receipt of the last confirmation to a packet; it may come from another device. */
async function withConfirmation(packet: Packet, names: Names, projectId: string, mine: MySealedQuote): Promise<Packet> {
  const isOwn = mine.entry?.seq === packet.receipt.body.seq
  if (!isOwn || mine.confirmedAt === null || packet.confirmation?.body.at === mine.confirmedAt) return packet
  const confirmation = await call(findReceipt, { projectId }).catch(() => undefined)
  const confirmed = confirmation && { ...packet, confirmation }
  if (!confirmed || !isReceiptOf(packet, confirmed.confirmation)) return packet
  await keepInBrowser(names.packet, confirmed)
  return confirmed
}
