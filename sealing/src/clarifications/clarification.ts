import type { Hex } from '../bytes/bytes.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** File of a question or answer: its content by its hash. */
export interface ClarificationFile {
  readonly name: string
  readonly sha256: Hex
}

/** Written answer of the bidder. Its hash covers the hash of the question. */
export interface ClarificationAnswer {
  readonly at: string
  readonly text: string
  readonly files: readonly ClarificationFile[]
  readonly hash: Hex
}

/**
 * Written question to one bidder after the opening. Numbers and hashes form one chain for each bidder, so that none of
 * them tells of questions to others.
 */
export interface Clarification {
  readonly subject: Hex
  /** Place in the chain of the subject, from 1 on. */
  readonly no: number
  readonly at: string
  readonly dueAt: string
  readonly question: string
  readonly files: readonly ClarificationFile[]
  readonly prev: Hex
  readonly hash: Hex
  readonly answer: ClarificationAnswer | null
}

interface Chain {
  readonly suite: SuiteId
  readonly projectId: string
}

/** Hash before the first question to a bidder: of the project and the bidder. */
export const clarificationOrigin = ({ suite, projectId }: Chain, subject: Hex): Hex =>
  recordHashHex(suite, 'clarifications', { projectId, subject })

/** Hash of a question: covers everything that was asked, and the question before. */
export const questionHash = (
  { suite, projectId }: Chain,
  { subject, no, at, dueAt, question, files, prev }: Omit<Clarification, 'hash' | 'answer'>,
): Hex => recordHashHex(suite, 'question', { projectId, subject, no, at, dueAt, question, files, prev })

/** Hash of the answer to a question. */
export const answerHash = (
  { suite, projectId }: Chain,
  question: Hex,
  { at, text, files }: Omit<ClarificationAnswer, 'hash'>,
): Hex => recordHashHex(suite, 'answer', { projectId, question, at, text, files })
