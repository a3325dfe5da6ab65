import type { Hex } from '../bytes/bytes.ts'
import { isReceiptSigned, type Receipt } from '../log/receipt.ts'
import { commitmentOf } from './commitment.ts'
import type { Header } from './envelope.ts'
import type { Quote } from './quote.ts'

/** Packet kept by the supplier: shows the quote, and proves content and time of the submission. */
export interface Packet {
  readonly format: 'baicai-packet/1'
  readonly header: Header
  readonly quote: Quote
  readonly master: Hex
  readonly receipt: Receipt
  /** Receipt of the last confirmation after a change of the terms. */
  readonly confirmation?: Receipt
}

export const makePacket = (header: Header, quote: Quote, master: Hex, receipt: Receipt): Packet => ({
  format: 'baicai-packet/1',
  header,
  quote,
  master,
  receipt,
})

export type PacketViolation = 'commitment' | 'receipt' | 'signature'

/** Whether the quote of a packet matches its header. */
export const isPacketSound = ({ header, quote, master }: Pick<Packet, 'header' | 'quote' | 'master'>): boolean =>
  commitmentOf(header.suite, quote, master) === header.commitment

/** Whether a receipt belongs to this packet's quote: of its submission or of a confirmation. */
export const isReceiptOf = ({ header, receipt }: Pick<Packet, 'header' | 'receipt'>, { body }: Receipt): boolean =>
  body.projectId === header.projectId &&
  body.round === header.round &&
  body.subject === header.subject &&
  body.commitment === header.commitment &&
  body.envelopeHash === receipt.body.envelopeHash &&
  body.keyId === header.keyId

/** Inconsistencies of a packet; `platformKey` must come from another source. */
export function packetViolations(packet: Packet, platformKey: Hex): PacketViolation[] {
  const { header, receipt, confirmation = receipt } = packet
  const receipts = [receipt, confirmation]
  const checks: readonly [PacketViolation, boolean][] = [
    ['commitment', isPacketSound(packet)],
    ['receipt', receipts.every((each) => isReceiptOf(packet, each))],
    ['signature', receipts.every((each) => isReceiptSigned(header.suite, platformKey, each))],
  ]
  return checks.filter(([, holds]) => !holds).map(([violation]) => violation)
}
