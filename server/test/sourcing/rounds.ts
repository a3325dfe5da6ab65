import type { Input } from '#contract/kit/route.ts'
import { findOpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { beginNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import { as } from '../app.ts'
import { type Project, readAgain, type SourcingFixture } from './fixture.ts'
import { countersignBy, type KeyHolder, passDeadline, releaseBy } from './openers.ts'
import { runOpening } from './sealing.ts'

type Negotiation = Omit<Input<typeof beginNegotiation>, 'id' | 'version'>
interface OfProject {
  readonly id: string
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Requests quotes of all suppliers for all items, for two days. */
export const requestFor = ({ items }: Pick<Project, 'items'>, over: Partial<Negotiation> = {}): Negotiation => ({
  choice: 'all',
  reason: '',
  message: '请在上一轮基础上进一步优化报价',
  targetTotal: null,
  items: items.map(({ id }) => ({ itemId: id, targetPrice: '' })),
  endAt: inMs(48 * 3_600_000),
  ...over,
})

/** Requests another round as the owner. */
export async function negotiate(
  { buyer }: SourcingFixture,
  project: OfProject,
  over: Partial<Negotiation> = {},
): Promise<Project> {
  const now = await readAgain(buyer, project)
  return as(buyer, beginNegotiation, { id: now.id, version: now.version, ...requestFor(now, over) })
}

/** Passes the deadline of the last round: closed, opened by the openers or the keeper, and countersigned. */
export async function passRound(
  fixture: SourcingFixture,
  project: OfProject,
  holders: readonly KeyHolder[],
): Promise<void> {
  const now = await readAgain(fixture.buyer, project)
  await passDeadline(fixture, now)
  const { round } = await as(fixture.buyer, findOpeningRoom, { projectId: project.id })
  // With the platform's share, one of two people is enough.
  for (const holder of holders.slice(0, now.sealMode === 'committee' ? 2 : 1)) await releaseBy(holder, project)
  await runOpening(fixture, project, round)
  for (const holder of holders.slice(0, 2)) await countersignBy(holder, project)
}
