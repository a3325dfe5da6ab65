import type { Tx } from '#kit/database/database.ts'
import type { Event, Listeners } from '#kit/events/events.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { findEnrolledBefore } from '../reruns/rerun.store.ts'
import { openedAt } from '../scores/opened.store.ts'
import { findRound } from '../seal/round.store.ts'
import { findAsked } from '../seal/negotiation.store.ts'
import { auctionNews } from './auctions/news.service.ts'
import { type Inform, informFollowers, informOpeners, informSuppliers } from './request.service.ts'
import {
  accountsOfOverseers,
  findAsker,
  findAwarded,
  findRoundsWithShare,
  findSuppliersOf,
  mayQuote,
  type Part,
} from './recipient.store.ts'
import { planReminder, planScoreReminder, remind, remindExperts } from './reminder.service.ts'

async function idsOf(tx: Tx, projectId: string, is: (parts: readonly Part[]) => boolean): Promise<string[]> {
  return (await findSuppliersOf(tx, projectId)).filter(({ parts }) => is(parts)).map(({ supplierId }) => supplierId)
}
const anyPart = () => true
/** Suppliers invited to a round of negotiation. */
const askedIn = async (tx: Tx, projectId: string, round: number | undefined): Promise<string[]> =>
  (await findAsked(tx, projectId)).filter((each) => each.round === round).map(({ id }) => id)

/** Published project of an event: nothing is sent before publication. */
async function published(tx: Tx, projectId: string): Promise<ProjectRow | undefined> {
  const project = await projects.findIfThere(tx, projectId)
  return project?.published_at ? project : undefined
}

async function onPublished(inform: Inform, tx: Tx, { id, entity_id: projectId }: Event): Promise<void> {
  const project = await published(tx, projectId)
  if (!project) return
  await planReminder(tx, project)
  const invited = await idsOf(tx, projectId, (parts) => parts.includes('invited'))
  // A re-run also invites those who enrolled before it.
  const known = new Set([...invited, ...(await findEnrolledBefore(tx, projectId))])
  await informSuppliers(inform, tx, { kind: 'invited', projectId, about: id }, [...known])
}

async function onChange(inform: Inform, tx: Tx, projectId: string, no?: number): Promise<void> {
  const project = await published(tx, projectId)
  if (!project) return
  await planReminder(tx, project)
  const about = `notice ${no ?? project.change_count}`
  if (project.state === '10') {
    const asked = await askedIn(tx, projectId, (await findRound(tx, projectId))?.round)
    await informSuppliers(inform, tx, { kind: 'negotiationExtended', projectId, about }, asked)
    await informFollowers(inform, tx, { kind: 'followedChange', projectId, about }, asked)
    return
  }
  const involved = await idsOf(tx, projectId, anyPart)
  await informSuppliers(inform, tx, { kind: 'changed', projectId, about }, involved)
  await informFollowers(inform, tx, { kind: 'followedChange', projectId, about }, involved)
}

async function onEnded(inform: Inform, tx: Tx, { id, entity_id: projectId }: Event): Promise<void> {
  if (!(await published(tx, projectId))) return
  const involved = await idsOf(tx, projectId, anyPart)
  await informSuppliers(inform, tx, { kind: 'ended', projectId, about: id }, involved)
  await informFollowers(inform, tx, { kind: 'followedEnd', projectId, about: id }, involved)
}

async function onCompleted(inform: Inform, tx: Tx, { id, entity_id: projectId }: Event): Promise<void> {
  const awarded = await findAwarded(tx, projectId)
  for (const kind of ['won', 'lost'] as const) {
    const recipients = awarded.filter((each) => each.is_winner === (kind === 'won')).map((each) => each.supplier_id)
    await informSuppliers(inform, tx, { kind, projectId, about: id }, recipients)
  }
  const informed = awarded.map((each) => each.supplier_id)
  await informFollowers(inform, tx, { kind: 'followedResult', projectId, about: id }, informed)
}

/**
 * Sends the signed closing head of a round at the deadline to all who could quote in it: whether they have is secret
 * until the opening.
 */
async function onClosed(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'sealedRound.closed'>,
): Promise<void> {
  const project = await published(tx, projectId)
  if (!project) return
  const request = { projectId, about: id, round: data.round }
  const recipients =
    data.round === 1 ? await idsOf(tx, projectId, mayQuote(project)) : await askedIn(tx, projectId, data.round)
  await informSuppliers(inform, tx, { ...request, kind: 'closedForSupplier' }, recipients)
  await informOpeners(inform, tx, { ...request, kind: 'closedForOpener' }, [
    ...project.opener_ids,
    ...project.substitute_ids,
  ])
}

async function onBegun(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'sealedRound.begun'>,
): Promise<void> {
  const project = await published(tx, projectId)
  if (project)
    await informOpeners(inform, tx, { kind: 'keyed', projectId, about: id, round: data.round }, project.opener_ids)
}

/** Informs the substitute who takes over a key share and must attend the opening. */
async function onHandedOver(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'sealedRound.handedOver'>,
): Promise<void> {
  const request = { kind: 'shareHandedOver', projectId, about: id, round: data.round } as const
  if (await published(tx, projectId)) await informOpeners(inform, tx, request, [data.substitute])
}

/** Informs suppliers invited to a negotiation. */
async function onNegotiation(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'project.negotiationBegun'>,
): Promise<void> {
  const { round } = data
  if (round === undefined) return
  const asked = await askedIn(tx, projectId, round)
  await informSuppliers(inform, tx, { kind: 'negotiating', projectId, about: id, round }, asked)
}

/** Informs experts when scoring opens. */
async function onOpened(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'sealedRound.opened'>,
): Promise<void> {
  const project = await published(tx, projectId)
  // Too few valid quotes have ended the project.
  if (project?.evaluation !== 'weighted' || project.state !== '6') return
  await planScoreReminder(tx, project)
  if (data.round !== 1) return
  await inform(tx, { kind: 'scoring', projectId, about: id, round: data.round }, project.expert_ids)
}

/** Informs experts who are named after scoring has begun. */
async function onEvaluatorsChanged(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'project.evaluatorsChanged'>,
): Promise<void> {
  const project = await published(tx, projectId)
  if (project?.evaluation !== 'weighted' || project.state !== '6' || (await openedAt(tx, projectId)) === null) return
  await inform(tx, { kind: 'scoring', projectId, about: id }, data.expertIds ?? [])
}

/** Informs operators, one of whom confirms that a round cannot be opened, or has the missing share found. */
async function onFailureProposed(
  inform: Inform,
  tx: Tx,
  { id, entity_id: projectId, data }: Event<'sealedRound.failureProposed'>,
): Promise<void> {
  const overseers = (await accountsOfOverseers(tx, projectId)).map((account) => account.id)
  await inform(tx, { kind: 'failureProposed', projectId, about: id, round: data.round }, overseers)
}

/** Informs owners of projects whose opening has lost a key share. */
async function onKeyRevoked(inform: Inform, tx: Tx, { id, data }: Event<'openerKey.revoked'>): Promise<void> {
  for (const { project_id: projectId, round, owner_id: ownerId } of await findRoundsWithShare(tx, data.personId))
    await inform(tx, { kind: 'shareLost', projectId, about: id, round }, [ownerId])
}

/** Listeners that inform users of project events. */
const listening = (inform: Inform): Listeners => ({
  'project.published': (tx, event) => onPublished(inform, tx, event),
  'project.changed': (tx, { entity_id: projectId, data }) => onChange(inform, tx, projectId, data.no),
  'project.enrolmentExtended': (tx, { entity_id: projectId }) => onChange(inform, tx, projectId),
  'project.terminated': (tx, event) => onEnded(inform, tx, event),
  'project.failed': (tx, event) => onEnded(inform, tx, event),
  'project.completed': (tx, event) => onCompleted(inform, tx, event),
  'enrolment.passed': (tx, { id, data }) =>
    informSuppliers(inform, tx, { kind: 'enrolmentPassed', projectId: data.projectId, about: id }, [data.supplierId]),
  'enrolment.rejected': (tx, { id, data }) =>
    informSuppliers(inform, tx, { kind: 'enrolmentRejected', projectId: data.projectId, about: id }, [data.supplierId]),
  'question.answered': async (tx, { id, entity_id: questionId, data }) => {
    const asker = await findAsker(tx, questionId)
    const { projectId } = data
    await informSuppliers(inform, tx, { kind: 'answered', projectId, about: id }, asker ? [asker] : [])
    await informFollowers(inform, tx, { kind: 'followedAnswer', projectId, about: id }, asker ? [asker] : [])
  },
  'sealedRound.begun': (tx, event) => onBegun(inform, tx, event),
  'sealedRound.closed': (tx, event) => onClosed(inform, tx, event),
  'sealedRound.handedOver': (tx, event) => onHandedOver(inform, tx, event),
  'sealedRound.opened': (tx, event) => onOpened(inform, tx, event),
  'sealedRound.failureProposed': (tx, event) => onFailureProposed(inform, tx, event),
  'project.evaluatorsChanged': (tx, event) => onEvaluatorsChanged(inform, tx, event),
  'project.negotiationBegun': (tx, event) => onNegotiation(inform, tx, event),
  'openerKey.revoked': (tx, event) => onKeyRevoked(inform, tx, event),
})

/** Notifications of projects: listeners and reminder jobs. */
export function projectNews(inform: Inform) {
  const auctions = auctionNews(inform)
  return {
    listeners: { ...listening(inform), ...auctions.listeners },
    jobs: [remind(inform), remindExperts(inform), ...auctions.jobs],
  }
}
