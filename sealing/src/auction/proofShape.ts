import { exactly, hex, integer, list, nullOr, record, type Shape, text } from '../bytes/shape.ts'
import { amountPattern } from './amounts.ts'
import { auctionEntryKinds, auctionReasons } from './entry.ts'
import { auctionFormat } from './proof.ts'
import { auctionFormats } from './rule.ts'

const words = text(/^[^]{0,2000}$/)
const id = text(/^[1-9]\d{0,18}$/, 'id')
const amount = text(amountPattern, 'amount')
const percent = text(/^\d{1,8}(?:\.\d{1,2})?$/, 'number')
const count = integer(0, 1_000_000)
const no = integer(1, 200)
const lot = integer(1, 500)
const time = integer(0)

/** Part of a closed shape that may be missing. */
const maybe =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? [] : shape(value, path)

const rule = record({
  engine: exactly(1),
  format: exactly(...auctionFormats),
  startPrice: nullOr(amount),
  levels: list(amount, 0, 100),
  levelSeconds: count,
  stepKind: exactly('amount', 'percent'),
  step: percent,
  stepBase: exactly('own', 'lead'),
  tie: exactly('earlier', 'forbidden'),
  confirmDrop: nullOr(percent),
  extensionWindow: count,
  extensionMinutes: count,
  mostExtensions: count,
  trigger: exactly('any', 'lead'),
  latestMinutes: nullOr(count),
  rounds: count,
  turnSeconds: count,
  pauseSeconds: count,
  minBidders: count,
  visibility: exactly('own', 'rank', 'lead'),
  publicSees: exactly('nothing', 'count', 'lead'),
  final: maybe(record({ best: count, minutes: count })),
  compare: maybe(exactly('weighted')),
  proxy: maybe(exactly(true)),
  lots: maybe(
    list(
      record({ no: count, name: words, items: list(id, 1, 1000), startPrice: nullOr(amount), step: percent }),
      1,
      500,
    ),
  ),
  surrogate: maybe(exactly(true)),
})

const entry = record({
  seq: integer(1, 1_000_000),
  at: time,
  kind: exactly(...auctionEntryKinds),
  no: nullOr(no),
  ref: nullOr(integer(0)),
  until: nullOr(time),
  note: words,
  lot: maybe(lot),
  commitment: nullOr(hex(32)),
  prev: hex(32),
  hash: hex(32),
})

/** Shape of the file of an auction. */
export const auctionProofShape: Shape = record({
  format: exactly(auctionFormat),
  suite: exactly('A', 'B'),
  tenantId: id,
  projectId: id,
  projectNo: words,
  title: words,
  rule,
  plan: record({ beginAt: time, endAt: time }),
  bidders: list(
    record({
      no,
      subject: hex(32),
      opening: nullOr(amount),
      openings: maybe(list(record({ lot, amount }), 1, 500)),
      weight: maybe(
        record({
          addition: text(/^(?:0|[1-9]\d{0,7})\.\d{2}$/, 'amount'),
          factor: text(/^(?:0\.[5-9]\d{3}|1\.\d{4}|2\.0{4})$/, 'number'),
        }),
      ),
      supplierId: nullOr(id),
      name: nullOr(words),
      salt: nullOr(hex(32)),
    }),
    0,
    200,
  ),
  platformKey: text(/^(?:[0-9a-f]{2}){32,65}$/, 'hex'),
  log: list(entry, 1, 100_000),
  bids: list(record({ seq: integer(1, 1_000_000), amount, salt: hex(32) })),
  head: record({ seq: integer(1, 1_000_000), at: time, hash: hex(32), sig: hex(64) }),
  result: nullOr(
    record({
      no: nullOr(no),
      total: nullOr(amount),
      reason: words,
      lots: maybe(list(record({ lot, no: nullOr(no), total: nullOr(amount) }), 0, 500)),
    }),
  ),
  sig: hex(64),
})

/** Shape of a receipt of a bid. */
export const auctionReceiptShape: Shape = record({
  v: exactly(1),
  format: exactly('baicai-auction-receipt/1'),
  projectId: id,
  seq: integer(1, 1_000_000),
  at: time,
  no,
  amount,
  lot: maybe(lot),
  salt: hex(32),
  entryHash: hex(32),
  sig: hex(64),
})

/** Shape of the receipt of a refused bid. */
export const auctionRefusalShape: Shape = record({
  v: exactly(1),
  format: exactly('baicai-auction-refusal/1'),
  projectId: id,
  seq: integer(0, 1_000_000),
  at: time,
  no,
  amount: text(/^[^]{0,20}$/),
  lot: maybe(integer(0, 1_000_000)),
  reason: exactly(...auctionReasons),
  sig: hex(64),
})
