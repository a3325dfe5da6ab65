import { randomBytes } from 'node:crypto'
import { type decideByLink, type LetterDocument, letterHours } from '#contract/approvals/letters.ts'
import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { QueryPorts } from '#kit/queryPorts.ts'
import { refuse } from '#kit/refusal.ts'
import { accountActor } from '#modules/identity/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { decideTask, decidingActor } from '../kinds/decide.service.ts'
import { type Kinds, presentDocument, presentFacts } from '../kinds/kinds.ts'
import { findRound } from '../round.store.ts'
import { findLetter, insertLetter, type LetterRow, lockLetter, useLetter } from './letter.store.ts'

/**
 * Secret of a link with which an approver decides without a login; undefined where the tenant or the kind has none, or
 * the account has no open task in the round.
 */
export async function issueLetter(
  tx: Tx,
  kinds: Kinds,
  letter: { readonly instanceId: string; readonly userId: string },
): Promise<string | undefined> {
  const { approvalByLetter } = await readSettings(tx, 'approvalByLetter')
  if (!approvalByLetter) return undefined
  const { entity } = await findRound(tx, letter.instanceId)
  if (!mayBeLetter(kinds, entity)) return undefined
  const secret = randomBytes(32).toString('base64url')
  return (await insertLetter(tx, secret, { ...letter, hours: letterHours })) ? secret : undefined
}

const mayBeLetter = (kinds: Kinds, entity: string): boolean => kinds.find(entity)?.kind.neverByLetter !== true

/** Refuses a link that says nothing any more, with its own code for each reason. */
function usable(letter: LetterRow | undefined, kinds: Kinds, isOn: boolean): LetterRow {
  if (!letter || !isOn || !mayBeLetter(kinds, letter.entity)) return refuse('approval.linkInvalid')
  if (letter.used_at !== null) return refuse('approval.linkUsed')
  if (letter.isOver) return refuse('approval.linkExpired')
  if (letter.status !== 'pending' || letter.task_status !== 'open') return refuse('approval.decided')
  if (letter.doc_version !== letter.current_version) return refuse('approval.linkChanged')
  return letter
}

/**
 * Above the amount of the tenant a link alone decides nothing: the approver is logged in with the account of the task,
 * or shows a second factor, which is theirs as well.
 */
const needsProof = ({ amount, user_id: userId }: LetterRow, most: string, { userId: caller }: Actor): boolean =>
  caller !== userId && (most === '' || compare(amount, most) > 0)

const settingsOf = (db: Db) => readSettings(db, 'approvalByLetter', 'approvalLetterMost')

/** Modules that letters ask. */
interface Asked {
  readonly kinds: Kinds
  readonly ports: QueryPorts
}

export async function readLetter(
  db: Db,
  actor: Actor,
  { kinds, ports }: Asked,
  token: string,
): Promise<LetterDocument> {
  const { approvalByLetter, approvalLetterMost } = await settingsOf(db)
  const letter = usable(await findLetter(db, token), kinds, approvalByLetter)
  const { entity: _, entityId: __, ...document } = presentDocument(kinds, letter)
  const node = letter.chain.find(({ step }) => step === letter.step)
  return {
    ...document,
    facts: presentFacts(kinds, letter.entity, letter.facts),
    requesterName: letter.requester_name,
    deptName: letter.dept_name,
    nodeName: node?.name ?? '',
    nodeEnName: node?.enName ?? '',
    approverName: letter.approver_name,
    expiresAt: letter.expires_at.toISOString(),
    needs: !needsProof(letter, approvalLetterMost, actor)
      ? 'nothing'
      : (await ports.factorMethodsOf(db, letter.user_id)).length > 0
        ? 'factor'
        : 'login',
  }
}

/** Begins the proof of a second factor for a link; nothing of the link is used up. */
export async function proveLetter(tx: Tx, actor: Actor, { kinds, ports }: Asked, token: string) {
  const { approvalByLetter } = await settingsOf(tx)
  const { id: letterId, user_id: userId } = usable(await findLetter(tx, token), kinds, approvalByLetter)
  return (await ports.beginLetterProof(tx, actor, { userId, letterId })) ?? refuse('approval.linkLogin')
}

interface Shown {
  readonly letter: LetterRow
  readonly receiver: Actor
  readonly proof: string | undefined
}
/** Refuses to decide without the second factor of the receiver, or without their login if they have none. */
async function demandProof(tx: Tx, actor: Actor, ports: QueryPorts, { letter, receiver, proof }: Shown): Promise<void> {
  const { personId } = receiver
  if (proof !== undefined && (await ports.redeemLetterProof(tx, actor, { key: proof, personId, letterId: letter.id })))
    return
  const methods = await ports.factorMethodsOf(tx, letter.user_id)
  refuse(methods.length > 0 ? 'approval.linkFactor' : 'approval.linkLogin')
}

/**
 * Decides in the name of the receiver of a letter, whose account and permissions are those of this moment. Of several
 * clients with the same link one decides: the others wait for its lock, and find it used.
 */
export async function decideByLetter(
  tx: Tx,
  actor: Actor,
  { kinds, ports }: Asked,
  { token, decision, opinion, proof }: Input<typeof decideByLink>,
): Promise<Actor> {
  if (actor.isReadOnly) refuse('tenant.readOnly')
  const { approvalByLetter, approvalLetterMost } = await settingsOf(tx)
  const letter = usable(await lockLetter(tx, token), kinds, approvalByLetter)
  const receiver = await accountActor(tx, actor, letter.user_id, ports)
  if (!receiver) return refuse('approval.approverDisabled')
  if (needsProof(letter, approvalLetterMost, actor)) await demandProof(tx, actor, ports, { letter, receiver, proof })
  if (!receiver.permissions.has('approval.decide')) return refuse('permission.denied')
  const decider = await decidingActor(tx, receiver, letter.instance_id)
  const { instance_id: instanceId, doc_version: docVersion } = letter
  await decideTask(tx, decider, kinds, { instanceId, decision, opinion, docVersion, byLetter: true })
  await useLetter(tx, letter.id)
  return decider
}
