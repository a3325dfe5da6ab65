import type { Entrance } from '#contract/kit/entrance.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { putNewToken } from '#kit/security/oneTimeTokens.ts'
import { findAccounts } from '#modules/identity/index.ts'
import { savePendingLogin } from '#modules/login/index.ts'
import { type CallbackResponse, SsoDenied, type ExternalIdentity } from './adapters/adapter.ts'
import { accountNameOf } from './entry.rules.ts'
import { type EntryRow, setEntryUsed } from './entry.store.ts'
import { entryConfigOf, type SsoContext } from './ssoContext.ts'
import { userByCode, usersOfSubject } from './subject.store.ts'

/** Denies the sign-on on any error of a protocol library; it is not a server error. */
export const denyOnFailure = <T>(code: RefusalCode, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof SsoDenied ? error : new SsoDenied(code, error)
  })

interface SignInTarget {
  readonly path: string
  readonly entrance?: Entrance | undefined
}

export async function completeSignIn(
  ssoContext: SsoContext,
  context: ServiceContext,
  actor: Actor,
  entry: EntryRow,
  response: CallbackResponse,
  { path, entrance }: SignInTarget,
): Promise<SsoResult> {
  const identity = await denyOnFailure(
    'sso.failed',
    ssoContext.adapters[entry.adapter].verifyResponse(entryConfigOf(ssoContext, entry), response),
  )
  const key = await context.database.write(actor.tenantId, (tx) =>
    createPendingLogin(tx, actor, entry, identity, entrance),
  )
  return { type: '1', data: key, secret: '', path }
}

/** Creates the pending login of an external identity: checks for replay and resolves the accounts. */
async function createPendingLogin(
  tx: Tx,
  actor: Actor,
  entry: EntryRow,
  identity: ExternalIdentity,
  entrance: Entrance | undefined,
) {
  if (identity.replayGuard) {
    const seconds = Math.ceil((identity.replayGuard.until.getTime() - actor.now.getTime()) / 1000) + 60
    const token = { kind: 'sso.once', secret: `${entry.id} ${identity.replayGuard.what}` }
    if (!(await putNewToken(tx, token, seconds))) refuse('sso.used')
  }
  const userIds = await accountIdsOf(tx, entry, identity)
  if (userIds.length === 0) refuse('sso.noMapping')
  const people = new Set((await findAccounts(tx, { userIds })).map(({ person_id }) => person_id))
  const [personId] = people
  const hasSecondFactor =
    people.size === 1 && identity.contexts.some((each) => entry.settings.strongContexts.includes(each))
  await setEntryUsed(tx, { id: entry.id })
  return savePendingLogin(tx, actor, {
    method: 'sso',
    userIds,
    entrance: entrance ?? entry.entrance ?? undefined,
    ...(hasSecondFactor && personId !== undefined ? { secondFactorFor: personId } : {}),
  })
}

async function accountIdsOf(tx: Tx, entry: EntryRow, identity: ExternalIdentity): Promise<string[]> {
  const name = accountNameOf(entry, identity)
  if (name === undefined || name === '') return []
  if (entry.account_by === 'mapping') return usersOfSubject(tx, entry.id, identity.issuer, name)
  const userId = await userByCode(tx, name)
  return userId === undefined ? [] : [userId]
}
