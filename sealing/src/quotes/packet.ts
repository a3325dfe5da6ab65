import type { Hex } from '../bytes/bytes.ts'
import { isReceiptSigned, type Receipt } from '../log/receipt.ts'
import { commitmentOf } from './commitment.ts'
import type { Header } from './envelope.ts'
import type { Quote } from './quote.ts'

/** What a supplier keeps of a submission: it shows the quote again, and proves what was submitted and when. */
export interface Packet {
  readonly format: 'baicai-packet/1'
  readonly header: Header
  readonly quote: Quote
  readonly master: Hex
  readonly receipt: Receipt
}

export const makePacket = (header: Header, quote: Quote, master: Hex, receipt: Receipt): Packet => ({
  format: 'baicai-packet/1',
  header,
  quote,
  master,
  receipt,
})

export type PacketViolation = 'commitment' | 'receipt' | 'signature'

/** Whether the quote of a packet is the one of its header. */
export const isPacketSound = ({ header, quote, master }: Pick<Packet, 'header' | 'quote' | 'master'>): boolean =>
  commitmentOf(header.suite, quote, master) === header.commitment

/** What of a packet does not fit together; `platformKey` comes from elsewhere than the packet. */
export function packetViolations(packet: Packet, platformKey: Hex): PacketViolation[] {
  const { header, receipt } = packet
  const { body } = receipt
  const isOfHeader =
    body.projectId === header.projectId &&
    body.round === header.round &&
    body.subject === header.subject &&
    body.commitment === header.commitment &&
    body.keyId === header.keyId
  const checks: readonly [PacketViolation, boolean][] = [
    ['commitment', isPacketSound(packet)],
    ['receipt', isOfHeader],
    ['signature', isReceiptSigned(header.suite, platformKey, receipt)],
  ]
  return checks.filter(([, holds]) => !holds).map(([violation]) => violation)
}
