import { anyHex, either, exactly, hex, integer, list, nullOr, record, type Shape, text } from '../bytes/shape.ts'
import { headShape, textShape } from '../quotes/contentShape.ts'

const name = text(/^[^]{1,200}$/)
const id = text(/^[\w.-]{1,64}$/)
const time = text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'time')
const seq = integer(1)
const round = integer(1, 99)
const signature = hex(64)
const suite = exactly('A', 'B')
const maker = (shapes: Readonly<Record<string, Shape>>) => record({ maker: id, ...shapes })

const points = text(/^\d{1,4}(?:\.\d{1,4})?$/, 'decimal')
const ruleShapes = {
  award: exactly('total', 'perLine', 'weighted'),
  partial: exactly(true, false),
  priceWeight: points,
  mayDeviate: exactly(true, false),
  currency: text(/^[A-Z]{3}$/),
}
const criterion = record({ name, kind: exactly('price', 'technical', 'business'), weight: integer(1, 100) })
const auction = record({
  stepKind: exactly('amount', 'percent'),
  step: text(/^\d{1,8}(?:\.\d{1,2})?$/, 'decimal'),
  stepBase: exactly('own', 'lead'),
  tie: exactly('earlier', 'forbidden'),
  extensionWindow: integer(0, 60),
  extensionMinutes: integer(1, 60),
  mostExtensions: integer(1, 50),
  visibility: exactly('rank', 'lead', 'own'),
})
const criteria = list(criterion, 1, 50)
/** Criteria only for weighted awards, auction only for biddings. */
const rule = either(
  record({ ...ruleShapes, criteria, auction }),
  record({ ...ruleShapes, criteria }),
  record({ ...ruleShapes, auction }),
  record(ruleShapes),
)
const item = record({ itemId: text(/^[\w.-]{1,20}$/), name, qty: text(/^\d{1,8}(?:\.\d{1,4})?$/), unit: name })
const terms = record({
  tenantId: id,
  projectId: id,
  title: name,
  items: list(item, 1, 10_000),
  rule,
  schedule: list(record({ round, beginAt: time, endAt: time }), 1, 99),
})
const opener = record({ opener: id, kind: exactly('person', 'platform'), encryption: anyHex, signing: anyHex })
const half = maker({ signing: anyHex, publicKey: anyHex, shareHashes: list(hex(32), 2, 32) })
const keyRecord = record({
  v: exactly(1),
  tenantId: id,
  projectId: id,
  round,
  suite,
  mode: exactly('assisted', 'committee', 'automatic'),
  k: integer(2, 32),
  n: integer(2, 32),
  sealedBytes: integer(1),
  openers: list(opener, 2, 32),
  halves: list(half, 1, 2),
})
const entry = record({
  seq,
  kind: exactly('open', 'quote', 'withdraw', 'change', 'confirm', 'close', 'fail'),
  round,
  at: time,
  subject: nullOr(hex(32)),
  commitment: nullOr(hex(32)),
  envelopeHash: nullOr(hex(32)),
  ref: nullOr(seq),
  prev: hex(32),
  hash: hex(32),
})
const opening = record({
  round,
  openedAt: time,
  head: hex(32),
  releases: list(
    record({ opener: id, at: time, shares: nullOr(list(maker({ share: hex(33), salt: hex(32) }), 1, 2)) }),
    0,
    32,
  ),
  outcomes: list(
    record({
      seq,
      status: exactly('valid', 'undecryptable', 'mismatch', 'invalid', 'lapsed'),
      why: text(/^[a-zA-Z]{0,20}$/),
    }),
  ),
  totals: list(record({ seq, leaf: hex(32) })),
  unreadable: list(record({ seq, place: integer(0, 4), why: exactly('missing', 'undecryptable') })),
  handOvers: list(record({ opener: id, substitute: id, encryption: anyHex, signing: anyHex, sig: signature }), 0, 32),
  signatures: list(record({ opener: id, sig: signature }), 0, 32),
})
const hidden = record({ hash: hex(32) })
const cell = (value: Shape): Shape => either(hidden, record({ value, salt: hex(32) }))
/** Amounts with any number of digits; the disclosure check compares them with the commitment. */
const amount = text(/^\d{1,20}(?:\.\d{1,4})?$/, 'decimal')
const shownPrice = record({ qty: amount, price: amount, taxRate: amount, amount })
const line = record({ itemId: text(/^[\w.-]{1,20}$/), price: cell(shownPrice), text: cell(textShape) })
const disclosure = record({
  seq,
  head: cell(headShape),
  total: cell(amount),
  lines: either(hidden, list(line, 1, 10_000)),
})
const sheet = record({
  expert: integer(1, 999),
  no: integer(1, 999),
  at: time,
  name: nullOr(name),
  scores: list(record({ subject: hex(32), points: list(text(/^(?:100\.0|\d{1,2}\.\d)$/, 'score'), 1, 50) })),
})
const resultShapes = {
  ranking: list(record({ seq, rank: integer(1) })),
  award: record({ seq: nullOr(seq), lines: list(record({ itemId: id, seq })), reason: text(/^[^]{0,2000}$/) }),
  scores: list(record({ seq, points })),
}
const result = either(record({ ...resultShapes, sheets: list(sheet, 0, 99) }), record(resultShapes))

const attached = list(record({ name, sha256: hex(32) }), 0, 50)
const answer = record({ at: time, text: text(/^[^]{1,4000}$/), files: attached, hash: hex(32) })
const clarification = record({
  subject: hex(32),
  no: integer(1, 99),
  at: time,
  dueAt: time,
  question: text(/^[^]{1,4000}$/),
  files: attached,
  prev: hex(32),
  hash: hex(32),
  answer: nullOr(answer),
})

const fileShapes = {
  format: exactly('baicai-audit/1'),
  suite,
  profile: exactly('full', 'totals', 'winner'),
  terms,
  keys: list(record({ record: keyRecord, signatures: list(maker({ sig: signature }), 1, 2) }), 1, 99),
  platformKey: anyHex,
  log: list(entry, 1),
  heads: list(record({ round, seq, hash: hex(32), at: time, sig: signature }), 0, 99),
  subjects: list(record({ subject: hex(32), salt: hex(32), supplierId: id, name })),
  openings: list(opening, 0, 99),
  disclosures: list(disclosure),
  result,
  sig: signature,
}
const withClarifications = record({ ...fileShapes, clarifications: list(clarification, 1, 10_000) })
const withoutClarifications = record(fileShapes)

/** Closed shape of an audit file, with clarifications where there are any. */
export const auditFileShape: Shape = (value, path) =>
  hasClarifications(value) ? withClarifications(value, path) : withoutClarifications(value, path)

const hasClarifications = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'clarifications')
