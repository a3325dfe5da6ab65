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

/** Above the amount of the tenant, the approver is logged in with the account of the task. */
const needsLogin = ({ amount, user_id: userId }: LetterRow, most: string, { userId: caller }: Actor): boolean =>
  caller !== userId && (most === '' || compare(amount, most) > 0)

const settingsOf = (db: Db) => readSettings(db, 'approvalByLetter', 'approvalLetterMost')

export async function readLetter(db: Db, actor: Actor, kinds: Kinds, token: string): Promise<LetterDocument> {
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
    needsLogin: needsLogin(letter, approvalLetterMost, actor),
  }
}

/**
 * Decides in the name of the receiver of a letter, whose account and permissions are those of this moment. Of several
 * clients with the same link one decides: the others wait for its lock, and find it used.
 */
export async function decideByLetter(
  tx: Tx,
  actor: Actor,
  { kinds, ports }: { readonly kinds: Kinds; readonly ports: QueryPorts },
  { token, decision, opinion }: Input<typeof decideByLink>,
): Promise<Actor> {
  if (actor.isReadOnly) refuse('tenant.readOnly')
  const { approvalByLetter, approvalLetterMost } = await settingsOf(tx)
  const letter = usable(await lockLetter(tx, token), kinds, approvalByLetter)
  if (needsLogin(letter, approvalLetterMost, actor)) refuse('approval.linkLogin')
  const receiver = await accountActor(tx, actor, letter.user_id, ports)
  if (!receiver) return refuse('approval.approverDisabled')
  if (!receiver.permissions.has('approval.decide')) return refuse('permission.denied')
  const decider = await decidingActor(tx, receiver, letter.instance_id)
  const { instance_id: instanceId, doc_version: docVersion } = letter
  await decideTask(tx, decider, kinds, { instanceId, decision, opinion, docVersion, byLetter: true })
  await useLetter(tx, letter.id)
  return decider
}
