import { fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import { taggedHash } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Identity of a draw: its project and its number there, by which no two draws have the same hashes. */
export interface DrawOrigin {
  readonly suite: SuiteId
  readonly projectId: string
  readonly no: number
}

/** What decides a draw. */
export interface DrawInput extends DrawOrigin {
  /** 32 bytes of the platform, secret until the draw, to which it has committed before. */
  readonly seed: Hex
  /** 32 bytes of the browser that draws, made after the commitment. */
  readonly contribution: Hex
  readonly candidates: readonly string[]
}

/** Commitment to a seed, published before the draw. */
export const drawCommitment = ({ suite, projectId, no }: DrawOrigin, seed: Hex): Hex =>
  toHex(taggedHash(suite, 'draw/seed', projectId, String(no), fromHex(seed, 32)))

/**
 * Candidates in the order of the draw, the first ones are chosen: by the hash of seed, contribution and candidate,
 * ascending. The platform cannot choose, because the contribution comes after its commitment; who draws cannot choose,
 * because the seed is secret until then.
 */
export function drawOrder({ suite, projectId, no, seed, contribution, candidates }: DrawInput): string[] {
  const [secret, given] = [fromHex(seed, 32), fromHex(contribution, 32)]
  const ranks = new Map(
    candidates.map((id) => [id, toHex(taggedHash(suite, 'draw/rank', projectId, String(no), secret, given, id))]),
  )
  return [...ranks.keys()].toSorted((a, b) => (ranks.get(a)! < ranks.get(b)! ? -1 : 1))
}
