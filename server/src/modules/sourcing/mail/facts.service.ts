import { secondOf } from '#contract/kit/calendar.ts'
import type { Lang } from '#contract/refusals.ts'
import type { Db } from '#kit/database/database.ts'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import { dueOf } from '../evaluation/evaluation.present.ts'
import { openedAt } from '../scores/opened.store.ts'
import { findEnrolment } from '../participation/participation.store.ts'
import { findNotices } from '../projects/change.store.ts'
import { databaseTime, type ProjectRow, projects } from '../projects/project.store.ts'
import { hexOf } from '../seal/entry.columns.ts'
import { findFailure } from '../seal/givenUp.store.ts'
import { findNegotiationRows } from '../seal/negotiation.store.ts'
import { findRound } from '../seal/round.store.ts'
import { headOf } from '../seal/seal.present.ts'
import type { Seals } from '../seal/seals.ts'
import type { LetterFacts } from './letterFacts.ts'
import type { LetterKind, LetterRequest } from './letterRequest.ts'
import { findAwarded, type Recipient } from './recipient.store.ts'
import { endings, extension } from './texts/texts.ts'

const isOfNegotiation: ReadonlySet<LetterKind> = new Set(['negotiating', 'negotiationExtended'])
const isOfScoring: ReadonlySet<LetterKind> = new Set(['scoring', 'scoresDue'])

const zone = ' (UTC+8)'
const timeOf = (date: Date | null): string | null => date && secondOf(date) + zone

/**
 * Facts of a letter at the time of sending; undefined if they no longer apply: an unpublished result, a revised
 * enrolment decision.
 */
export async function factsOf(
  db: Db,
  project: ProjectRow,
  request: LetterRequest,
  recipient: Recipient,
  seals: Seals,
): Promise<LetterFacts | undefined> {
  const round = await findRound(db, project.id, request.round)
  const head = round ? await headOf(db, round, seals) : null
  const reason = await reasonOf(db, project, request, recipient)
  if (reason === undefined || !(await isStillSo(db, project, request, recipient))) return undefined
  return {
    projectNo: project.project_no,
    title: project.title,
    deptName: project.dept_name,
    enrolEnd: project.audit === '1' ? timeOf(project.enrol_end_at) : null,
    auctionBegin: timeOf(project.auction_begin_at),
    lots: request.lots ?? null,
    quoteEnd: timeOf(isOfNegotiation.has(request.kind) ? project.negotiation_end_at : project.quote_end_at),
    scoringEnd: isOfScoring.has(request.kind) ? timeOf(dueOf(await openedAt(db, project.id), project)) : null,
    reason,
    fingerprint: round ? roundFingerprint(round.suite, hexOf(round.key_id)) : '',
    head,
    closedAt: head ? secondOf(new Date(head.at)) + zone : '',
    isOver: project.state === '9',
  }
}

const isOfNotice: ReadonlySet<LetterKind> = new Set(['changed', 'negotiationExtended', 'followedChange'])

/** Reason of an end or change (public), or the supplier's own; empty if there is none. */
async function reasonOf(
  db: Db,
  project: ProjectRow,
  { kind, about, round }: LetterRequest,
  { lang, supplier_id: supplierId }: Recipient,
): Promise<string | undefined> {
  if (kind === 'ended' || kind === 'followedEnd') return endOf(project, lang)
  if (isOfNotice.has(kind))
    return titleOf(
      (await findNotices(db, project.id)).find(({ no }) => about === `notice ${no}`),
      lang,
    )
  if (kind === 'negotiating') {
    const [last] = await findNegotiationRows(db, project.id)
    return last && last.round === round ? last.message : undefined
  }
  if (kind === 'failureProposed') {
    const proposal = round === undefined ? undefined : await findFailure(db, project.id, round)
    return proposal?.confirmed_at === null ? proposal.reason : undefined
  }
  if (kind === 'enrolmentRejected')
    return supplierId === null ? undefined : (await findEnrolment(db, project.id, supplierId))?.reason
  return ''
}

const titleOf = (notice: { readonly title: string } | undefined, lang: Lang): string | undefined =>
  notice && (notice.title || extension[lang])

/** Reason of a project's end: a person's, the product's own sentence, or both. */
function endOf({ ending, reason }: ProjectRow, lang: Lang): string | undefined {
  if (ending === null) return undefined
  if (ending === 'terminated') return reason
  const sentence = endings[ending][lang]
  return ending === 'unopenable' ? `${sentence} ${reason}` : sentence
}

async function isStillSo(
  db: Db,
  project: ProjectRow,
  { kind }: LetterRequest,
  { supplier_id: supplierId }: Recipient,
): Promise<boolean> {
  if (kind === 'enrolmentPassed' || kind === 'enrolmentRejected') {
    const enrolment = supplierId === null ? undefined : await findEnrolment(db, project.id, supplierId)
    return enrolment?.status === (kind === 'enrolmentPassed' ? 'passed' : 'rejected')
  }
  if (kind === 'won' || kind === 'lost')
    return (await findAwarded(db, project.id)).some(
      (each) => each.supplier_id === supplierId && each.is_winner === (kind === 'won'),
    )
  if (kind === 'followedResult') return project.state === '7'
  if (kind === 'auctionSoon')
    return project.auction_begin_at !== null && (await databaseTime(db)) < project.auction_begin_at
  if (kind === 'auctionOutbid') return project.state === '11'
  if (isOfNegotiation.has(kind)) return project.state === '10'
  if (kind === 'failureProposed') return project.state === '6'
  if (isOfScoring.has(kind)) return project.state === '6' && project.scoring_closed_at === null
  return kind !== 'quotesDue' || project.state === '5'
}

/** Title of a published project; undefined before publication, when it is confidential. */
export async function publishedTitle(db: Db, projectId: string) {
  const project = await projects.findIfThere(db, projectId)
  return project?.published_at ? { title: project.title, projectNo: project.project_no } : undefined
}
