import { confirmKey, createKeyHalf, findCeremony } from '#contract/sourcing/ceremony.ts'
import { createOpenerKey, type OpenerKeys } from '#contract/sourcing/openers.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { confirmationFor, halfFor } from '#sealing/ceremony/participate.ts'
import { makeOpenerSecret, openerKeys, openerSigner, publicKeysOf } from '#sealing/keys/openerKeys.ts'
import { signOwnership } from '#sealing/keys/ownership.ts'
import { makeRecoveryCode } from '#sealing/keys/recoveryCode.ts'
import { wrapWithCode } from '#sealing/keys/wrap.ts'
import { createDraft, move, type Project, type SourcingFixture } from './fixture.ts'
import { aPerson, as, type Person, type PersonOptions, type TestTenant } from '../app.ts'

/** Somebody with an opener's key, as their browser has it. */
export interface KeyHolder {
  readonly person: Person
  readonly secret: Uint8Array<ArrayBuffer>
  readonly keys: OpenerKeys
  readonly code: string
}

export const keysOf = (secret: Uint8Array): OpenerKeys => ({
  A: publicKeysOf(openerKeys('A', secret)),
  B: publicKeysOf(openerKeys('B', secret)),
})

/** What a browser sends for a new key of this person. */
export async function newKeyFor(personId: string, secret = makeOpenerSecret()) {
  const keys = keysOf(secret)
  const code = makeRecoveryCode()
  const proofs = {
    A: await signOwnership(openerSigner('A', secret), personId, keys.A),
    B: await signOwnership(openerSigner('B', secret), personId, keys.B),
  }
  const wrap = { ...(await wrapWithCode('A', code.bytes, personId, secret)), suite: 'A' as const }
  return { secret, code: code.text, input: { keys, proofs, wrap } }
}

/** Gives somebody a key. */
export async function giveKey(person: Person): Promise<KeyHolder> {
  const { secret, code, input } = await newKeyFor(person.personId)
  await as(person, createOpenerKey, input)
  return { person, secret, keys: input.keys, code }
}

export const aKeyHolder = async (tenant: TestTenant, options: PersonOptions = {}): Promise<KeyHolder> =>
  giveKey(await aPerson(tenant, { permissions: ['seal.open'], ...options }))

const participantOf = ({ person, secret }: KeyHolder) => ({ opener: person.personId, secret })
type OfProject = { readonly id: string }

export const ceremonyOf = ({ person }: KeyHolder, { id: projectId }: OfProject) =>
  as(person, findCeremony, { projectId })

/** A maker's half, as its browser makes and sends it. Answers the public key that the browser remembers. */
export async function makeHalfFor(holder: KeyHolder, project: OfProject): Promise<string> {
  const { plan } = await ceremonyOf(holder, project)
  const made = await halfFor(plan!, participantOf(holder))
  await as(holder.person, createKeyHalf, { projectId: project.id, plan: plan!, made })
  return made.half.publicKey
}

/** A browser's look at a complete key, sent. */
export async function confirmFor(holder: KeyHolder, project: OfProject, madeKey?: string): Promise<void> {
  const { plan, keyRecord, signatures, myShares: shares } = await ceremonyOf(holder, project)
  const keyed = { plan: plan!, keyRecord: keyRecord!, signatures, shares }
  const confirmed = await confirmationFor(keyed, participantOf(holder), madeKey)
  await as(holder.person, confirmKey, { projectId: project.id, ...confirmed })
}

/** Everybody does their part; the first two make the key. */
export async function holdCeremony(holders: readonly KeyHolder[], project: OfProject): Promise<void> {
  const [first, second, ...others] = holders
  const made = [await makeHalfFor(first!, project), await makeHalfFor(second!, project)]
  await confirmFor(first!, project, made[0])
  await confirmFor(second!, project, made[1])
  for (const other of others) await confirmFor(other, project)
}

/** How a project is opened, as a draft says it. */
export const openedBy = (
  sealMode: 'assisted' | 'committee',
  holders: readonly KeyHolder[],
  openersNeeded = 2,
): Partial<ProjectDraft> => ({ sealMode, openersNeeded, openerIds: holders.map(({ person }) => person.personId) })

/** An approved project that takes quotes from every supplier once it is published. */
export async function createApproved(fixture: SourcingFixture, over: Partial<ProjectDraft>): Promise<Project> {
  const quoteBeginAt = new Date(Date.now() - 3_600_000).toISOString()
  return move(fixture.buyer, await createDraft(fixture, { audit: '2', quoteBeginAt, ...over }), 'submit')
}
