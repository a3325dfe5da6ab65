import { amountOf } from '../auction/amounts.ts'
import { apply } from '../auction/apply.ts'
import { decide } from '../auction/decide.ts'
import { dueAt } from '../auction/decide.due.ts'
import type { AuctionEntry } from '../auction/entry.ts'
import {
  amountCommitment,
  auctionOrigin,
  biddersHash,
  link,
  type LinkedEntry,
  signAuctionHead,
} from '../auction/link.ts'
import { type AuctionProof, type AuctionResult, signProof } from '../auction/proof.ts'
import type { AuctionTerms, Bidder } from '../auction/rule.ts'
import { inLot, rankingOf } from '../auction/state.ts'
import { verifyProof } from '../auction/verifyProof.ts'
import { subjectOf } from '../quotes/seal.ts'
import { signerOf } from '../suites/signature.ts'
import { suiteOf } from '../suites/suites.ts'
import { plan, run } from './auctionRuns.ts'
import { strangersVerdict } from './strangersVerifier.ts'

export const signer = signerOf('A', suiteOf('A').signingPair(new Uint8Array(48).fill(9)))
export const salt = (n: number) => `${n}`.padStart(64, '0')
const [tenantId, projectId] = ['7', '42']

export interface Ended {
  readonly rule: AuctionTerms
  readonly bidders: readonly Bidder[]
  readonly log: readonly AuctionEntry[]
  readonly first: number | null
  readonly lots?: NonNullable<AuctionResult['lots']>
}

/** An auction with these tries, driven to its end by the clock. */
export function ended(...[rule, bidders, all]: Parameters<typeof run>): Ended {
  let { state } = run(rule, bidders, all)
  const log = [...run(rule, bidders, all).log]
  for (let due = dueAt(state); due !== null; due = dueAt(state)) {
    const decided = decide(state, { kind: 'due' }, due)
    if ('refused' in decided) throw new Error(decided.refused)
    log.push(decided.entry)
    state = apply(state, decided.entry)
  }
  const lots = (rule.lots ?? []).map((lot) => {
    const [best] = rankingOf(inLot(state, lot))
    return { lot: lot.no, no: best?.no ?? null, total: best ? amountOf(best.cents) : null }
  })
  return { rule, bidders, log, first: rankingOf(state)[0]?.no ?? null, ...(rule.lots ? { lots } : {}) }
}

/** The file of an auction: chained, committed to and signed, whatever its log says. */
export async function fileOf({ rule, bidders, log, first, lots }: Ended): Promise<AuctionProof> {
  const listed = bidders.map(({ no, opening, openings, weight }) => ({
    no,
    opening,
    ...(openings ? { openings } : {}),
    ...(weight ? { weight } : {}),
    subject: subjectOf('A', salt(no), projectId, `${100 + no}`),
  }))
  const linked: LinkedEntry[] = []
  for (const entry of log) {
    const commitment =
      entry.amount !== null
        ? amountCommitment('A', salt(1000 + entry.seq), entry.amount)
        : entry.kind === 'begin'
          ? biddersHash('A', listed)
          : null
    const prev = linked.at(-1)?.hash ?? auctionOrigin({ suite: 'A', tenantId, projectId, rule, plan })
    linked.push(link('A', entry, commitment, prev))
  }
  return signProof(signer, {
    suite: 'A',
    tenantId,
    projectId,
    projectNo: 'JJ-1',
    title: '劳保用品',
    rule,
    plan,
    bidders: listed.map((each) => ({ ...each, supplierId: `${100 + each.no}`, name: '甲', salt: salt(each.no) })),
    log: linked,
    bids: log.flatMap(({ seq, amount }) => (amount === null ? [] : [{ seq, amount, salt: salt(1000 + seq) }])),
    head: await signAuctionHead(signer, projectId, linked.at(-1)!),
    result: { no: first, total: null, reason: '', ...(lots ? { lots } : {}) },
  })
}
const evidence = { platformKey: signer.publicKey, receipts: [], heads: [] }
/** What both verifiers find in a file. */
export const verdictsOn = (file: AuctionProof) => ({
  product: verifyProof(file, evidence).failed,
  stranger: strangersVerdict(JSON.parse(JSON.stringify(file)), signer.publicKey),
})
