import { openShares } from '../ceremony/confirm.ts'
import { type KeyRecord, type Mode, type Opener, sealedBytesFor, signKeyRecord } from '../ceremony/keyRecord.ts'
import { type HalfPlan, makeHalf, type SealedShare } from '../ceremony/makeHalf.ts'
import type { Share } from '../ceremony/share.ts'
import type { SuiteId } from '../suites/suite.ts'
import { openerOf, type People, type Person } from './people.ts'

export const tenantId = '1'
export const projectId = '42'

/** Openers by mode: two of three people, and the platform twice where it can open alone. */
function openersOf({ buyer, supervisor, expert, platform }: People): Readonly<Record<Mode, readonly Opener[]>> {
  const listed = openerOf(platform, 'platform')
  return {
    assisted: [openerOf(buyer), openerOf(supervisor), listed],
    committee: [openerOf(buyer), openerOf(supervisor), openerOf(expert)],
    automatic: [listed, { ...listed, opener: 'platform-2' }],
  }
}

export interface Ceremony {
  readonly record: KeyRecord
  readonly signatures: readonly { maker: string; sig: string }[]
  readonly sealed: readonly SealedShare[]
  readonly people: People
}

/** Creates the key of a round in tests: made by the buyer and the supervisor; in automatic mode by the buyer alone. */
export async function holdCeremony(
  suite: SuiteId,
  people: People,
  options: { mode?: Mode; round?: number; items?: number; k?: number } = {},
): Promise<Ceremony> {
  const { mode = 'assisted', round = 1, items = 3, k = 2 } = options
  const openers = openersOf(people)[mode]
  const plan: HalfPlan = { tenantId, projectId, round, suite, k, openers }
  const makers = mode === 'automatic' ? [people.buyer] : [people.buyer, people.supervisor]
  const halves: Awaited<ReturnType<typeof makeHalf>>[] = []
  for (const { id, keys } of makers) halves.push(await makeHalf(plan, { maker: id, signing: keys.signing }))
  const record: KeyRecord = {
    v: 1,
    tenantId,
    projectId,
    round,
    suite,
    mode,
    k,
    n: openers.length,
    sealedBytes: sealedBytesFor(items),
    openers,
    halves: halves.map(({ half }) => half),
  }
  const signatures: { maker: string; sig: string }[] = []
  for (const { id, signer } of makers) signatures.push({ maker: id, sig: await signKeyRecord(signer, record) })
  return { record, signatures, sealed: halves.flatMap(({ shares }) => shares), people }
}

const personOf = (people: People, opener: string): Person => people[opener.replace(/-2$/, '') as keyof People]

/** Plaintext shares of these openers; by default of the first two. */
export async function sharesOf({ record, sealed, people }: Ceremony, ...openers: readonly string[]): Promise<Share[]> {
  const chosen = openers.length > 0 ? openers : record.openers.slice(0, record.k).map(({ opener }) => opener)
  const all: Share[] = []
  for (const opener of chosen)
    all.push(...(await openShares(record, opener, sealed, await personOf(people, opener).unsealer())))
  return all
}
