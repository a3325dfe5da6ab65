import type { AuctionAction, AuctionRoom } from '#contract/sourcing/auction/auction.ts'
import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { auctionOrigin } from '#sealing/auction/link.ts'
import { isOver } from '#sealing/auction/state.ts'
import type { AuctionAudience } from '#sealing/auction/view.ts'
import { takesPart } from '../projects/published.service.ts'
import { findEnrolment } from '../participation/participation.store.ts'
import { itemOf } from '../projects/project.columns.ts'
import { managesProject } from '../projects/project.rules.ts'
import { databaseTime, findItems, type ProjectRow } from '../projects/project.store.ts'
import { findSeen } from './audience.service.ts'
import { planOf } from './auction.columns.ts'
import { findRefusals } from './entry.store.ts'
import type { Folded } from './folded.service.ts'
import type { Platform } from '../seal/platform.ts'
import type { Seals } from '../seal/seals.ts'
import { ownLimitOf } from './limits/limit.service.ts'
import { frameOf } from './room/frame.ts'
import { onlineIn } from './room/rooms.ts'

/** Stamp of rule and times: a bid names the one that its page has shown. */
export const stampOf = (tenantId: string, { row }: Folded): string =>
  auctionOrigin({ suite: row.suite, tenantId, projectId: row.project_id, rule: row.rule, plan: planOf(row) }).slice(
    0,
    16,
  )

/** Room of an auction for the actor, with its first frame. */
export async function presentRoom(db: Db, actor: Actor, projectId: string, { platform }: Seals): Promise<AuctionRoom> {
  const { project, folded, audience } = await findSeen(db, actor, projectId)
  const items = await findItems(db, projectId)
  const refusals = audience === 'organiser' ? await findRefusals(db, projectId) : []
  const online = onlineIn(actor.tenantId, projectId)
  const now = (await databaseTime(db)).getTime()
  return {
    projectId,
    projectNo: project.project_no,
    title: project.title,
    deptName: project.dept_name,
    state: project.state,
    version: project.version,
    audience: typeof audience === 'number' ? 'bidder' : audience,
    terms: folded.row.rule,
    stamp: stampOf(actor.tenantId, folded),
    frame: frameOf(folded, { audience, from: 0, now, online, refusals }),
    items: items.map((row) => {
      const { id, name, spec, unit, quantity } = itemOf(row)
      return { id, name, spec, unit, quantity }
    }),
    own: await ownOf(db, actor, project, folded, platform),
    names: namesFor(folded, audience),
    can: actionsOf(project, folded, actor),
    mayRecord: mayRecord(folded) && managesProject(project, 'opening', actor),
    mayWeigh: mayWeigh(folded) && managesProject(project, 'opening', actor),
    isPublished: project.state === '7',
  }
}

/** Entrance of the actor's supplier: its base prices, or whether it may still join. */
async function ownOf(
  db: Db,
  actor: Actor,
  project: ProjectRow,
  { bidders, row, state }: Folded,
  platform: Pick<Platform, 'limits'>,
): Promise<AuctionRoom['own']> {
  const { supplierId } = actor
  if (supplierId === null) return null
  const own = bidders.find((each) => each.supplier_id === supplierId)
  const enrolment = await findEnrolment(db, project.id, supplierId)
  const isEarly = isLive(project.auction_rule) && row.phase === 'scheduled' && row.seq === 0
  return {
    no: own?.no ?? null,
    mayJoin: isEarly && actor.permissions.has('supplierProject.join') && takesPart(project, enrolment, actor),
    base: (own?.base ?? []).map(({ itemId, price, taxRate }) => ({ itemId, price, taxRate })),
    deliveryDays: own?.delivery_days ?? 15,
    validUntil: own?.valid_until ?? '',
    limit: own ? await ownLimitOf(db, row.project_id, state, own.no, platform) : null,
  }
}

/**
 * Names by number: numbers alone until the end, for the organiser as for everybody else. Who weighs suppliers has to
 * know them.
 */
export const namesFor = ({ bidders, row }: Folded, audience: AuctionAudience) =>
  bidders
    .filter(
      ({ no }) => no === audience || (audience === 'organiser' && (isOver(row) || row.rule.compare === 'weighted')),
    )
    .map(({ no, supplier_name: name }) => ({ no, name }))

/** Whether the weights of an auction are open: until it begins. */
const mayWeigh = ({ row }: Folded): boolean =>
  row.rule.compare === 'weighted' && row.phase === 'scheduled' && row.seq === 0

/** Whether bids may be recorded for bidders now. */
const mayRecord = ({ row }: Folded): boolean => row.rule.surrogate === true && row.phase === 'open'

function actionsOf(project: ProjectRow, { row }: Folded, actor: Actor): AuctionAction[] {
  if (!managesProject(project, 'opening', actor) || isOver(row) || row.phase === 'scheduled') return []
  return row.phase === 'paused'
    ? ['resume', 'annul', 'exclude', 'message']
    : ['pause', 'extend', 'annul', 'exclude', 'message']
}

/** Frame of an auction as it is now, for a stream that begins after an entry. */
export async function presentFrame(db: Db, actor: Actor, projectId: string, from: number) {
  const { folded, audience } = await findSeen(db, actor, projectId)
  const refusals = audience === 'organiser' ? await findRefusals(db, projectId) : []
  // A higher number than the log has is that of a log before a restored backup.
  const known = from > folded.state.seq ? 0 : from
  const online = onlineIn(actor.tenantId, projectId)
  const now = (await databaseTime(db)).getTime()
  return { frame: frameOf(folded, { audience, from: known, now, online, refusals }), audience }
}
