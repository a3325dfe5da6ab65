import { createHash, createPublicKey, verify } from 'node:crypto'
import { Run } from './strangersRule.ts'
// A verifier of auctions that was written from docs/auction-proof.md alone: it and its rule import nothing of the product.

type Json = ReturnType<typeof JSON.parse>

const canonical = (value: Json): string =>
  Array.isArray(value)
    ? `[${value.map(canonical).join(',')}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.keys(value)
          .toSorted()
          .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
          .join(',')}}`
      : JSON.stringify(value)

function hash(tag: string, ...parts: (Buffer | string)[]): string {
  const sha = createHash('sha256')
  for (const part of [`baicai/1/A/${tag}`, ...parts]) {
    const bytes = Buffer.from(part as string)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    sha.update(length).update(bytes)
  }
  return sha.digest('hex')
}
const recordHash = (tag: string, record: Json) => hash(tag, canonical(record))

function isSigned(tag: string, key: string, { sig, ...record }: Json): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')])
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(recordHash(`sign/${tag}`, record), 'hex'), publicKey, Buffer.from(sig, 'hex'))
}

const yuan = (cents: bigint) => `${cents / 100n}.${`${cents % 100n}`.padStart(2, '0')}`

/** What is wrong with the file of an auction: empty if nothing is. */
export function strangersVerdict(file: Json, platformKey: string): string[] {
  const wrong: string[] = []
  const check = (holds: boolean, name: string) => void (holds || wrong.push(name))
  check(file.platformKey === platformKey && isSigned('auctionProof', platformKey, file), 'signature')
  const { tenantId, projectId, rule, plan, log, bids, head, bidders, result } = file
  let prev = recordHash('auction', { tenantId, projectId, rule, plan })
  let last = { seq: 0, at: 0 }
  for (const { hash: own, ...entry } of log) {
    check(entry.seq === last.seq + 1 && entry.at >= last.at && entry.prev === prev, `chain ${entry.seq}`)
    check(recordHash('auctionEntry', entry) === own, `hash ${entry.seq}`)
    prev = own
    last = entry
  }
  check(isSigned('auctionHead', platformKey, { projectId, ...head }), 'head signature')
  check(head.seq === last.seq && head.at === last.at && head.hash === prev, 'head')
  const listed = bidders.map(({ no, subject, opening, openings, weight }: Json) => ({
    no,
    subject,
    opening,
    ...(openings ? { openings } : {}),
    ...(weight ? { weight } : {}),
  }))
  const isWeighted = rule.compare === 'weighted'
  check(
    bidders.every(({ weight }: Json) => (weight !== undefined) === isWeighted),
    'weights',
  )
  const { lots } = rule
  const isPlain = rule.format === 'english' && !rule.final && !rule.compare && !rule.proxy
  const isNumbered = !lots || (lots.length > 0 && lots.every(({ no }: Json, at: number) => no === at + 1))
  check(!lots || (isPlain && bidders.every(({ opening }: Json) => opening === null)), 'lots')
  for (const { openings } of bidders) {
    const opened: number[] = openings?.map(({ lot }: Json) => lot) ?? []
    const isRising = opened.every((lot, at) => lot >= 1 && (at === 0 || lot > opened[at - 1]!))
    check(openings === undefined || (lots && opened.length > 0 && isRising && opened.at(-1)! <= lots.length), 'lots')
  }
  check(isNumbered, 'lots')
  const begin = log.find(({ kind }: Json) => kind === 'begin')
  check(!begin || begin.commitment === recordHash('auctionBidders', listed), 'bidders')
  check(new Set(bidders.map(({ no }: Json) => no)).size === bidders.length, 'numbers')
  for (const { salt, supplierId, subject, no } of bidders)
    if (salt !== null && supplierId !== null)
      check(hash('subject', Buffer.from(salt, 'hex'), projectId, supplierId) === subject, `subject ${no}`)
  for (const { seq, amount, salt } of bids)
    check(hash('auctionAmount', Buffer.from(salt, 'hex'), amount) === log[seq - 1]?.commitment, `amount ${seq}`)
  const amounts = new Map<number, string>(bids.map(({ seq, amount }: Json) => [seq, amount]))
  const isWhole = log.every(({ kind, seq }: Json) => !['bid', 'accept', 'limit'].includes(kind) || amounts.has(seq))
  if (!isWhole || wrong.length > 0) return wrong
  const run = new Run(file)
  for (const entry of log) {
    if (run.takes({ ...entry, amount: amounts.get(entry.seq) ?? null })) continue
    return [`rule ${entry.seq}`]
  }
  if (!result) return wrong
  check((result.lots !== undefined) === (rule.lots !== undefined), 'award by lot')
  if (rule.lots) check(result.no === null && result.lots?.length === rule.lots.length, 'award by lot')
  if (wrong.length > 0) return wrong
  for (const [at, { no, total, lot }] of (result.lots ?? [result]).entries()) {
    run.lot = rule.lots ? at + 1 : 0
    const ranking = run.ranking()
    const awarded = ranking.find((each) => each.no === no)
    check(no === null || awarded !== undefined, 'award')
    check(no === (ranking[0]?.no ?? null) || result.reason !== '', 'award')
    if (rule.lots) check(lot === run.lot && total === (awarded ? yuan(awarded.cents) : null), 'awarded amount')
  }
  return wrong
}
