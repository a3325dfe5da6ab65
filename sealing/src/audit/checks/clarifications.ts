import {
  answerHash,
  type Clarification,
  clarificationOrigin,
  questionHash,
} from '../../clarifications/clarification.ts'
import type { AuditFile } from '../file.ts'
import { type Check, type Found, unless } from './context.ts'

/** V14: clarifications are linked by their hashes, of bidders of the log, after the opening, and answered in time. */
export const checkClarifications: Check = ({ file }) =>
  [...Map.groupBy(file.clarifications ?? [], ({ subject }) => subject)].flatMap(([subject, chain]) => [
    ...unless(
      file.log.some((entry) => entry.subject === subject),
      'clarificationSubject',
    ),
    ...chain.flatMap((each, at) => findingsOf(file, each, chain[at - 1])),
  ])

function findingsOf(file: AuditFile, each: Clarification, before: Clarification | undefined): Found[] {
  const { at, dueAt, answer, subject, no } = each
  const chain = { suite: file.suite, projectId: file.terms.projectId }
  const isAfterOpening = file.openings.some(({ openedAt }) => openedAt <= at)
  const isInTime = at < dueAt && (answer === null || (at <= answer.at && answer.at < dueAt))
  const isLinked = no === (before?.no ?? 0) + 1 && each.prev === (before?.hash ?? clarificationOrigin(chain, subject))
  return [
    ...unless(isAfterOpening && isInTime, 'clarificationTime'),
    ...unless(isLinked, 'clarificationChain'),
    ...unless(each.hash === questionHash(chain, each), 'clarificationQuestion'),
    ...unless(answer === null || answer.hash === answerHash(chain, each.hash, answer), 'clarificationAnswer'),
  ]
}
