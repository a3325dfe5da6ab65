import { createHmac, randomBytes } from 'node:crypto'
import { foldMobile } from '#contract/kit/person/person.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { lockToken, putToken, removeTokensAbout } from '#kit/security/oneTimeTokens.ts'

/** Purposes of SMS codes and their templates; a code is valid for its purpose only. */
export const templateOf = {
  smsLogin: 'loginCode',
  smsReset: 'resetCode',
  smsMobile: 'mobileCode',
  smsRegister: 'registerCode',
  smsSupplier: 'supplierCode',
} as const
export type Purpose = keyof typeof templateOf

/** Purposes whose code proves possession of a number; codes of the other purposes act on the account of its person. */
const ofNumberAlone = ['smsMobile', 'smsRegister', 'smsSupplier'] as const satisfies readonly Purpose[]
export type NumberPurpose = (typeof ofNumberAlone)[number]
export const isOfNumberAlone = (purpose: Purpose): purpose is NumberPurpose =>
  ofNumberAlone.some((each) => each === purpose)

/**
 * Recipient of a code. Prevents account enumeration: a number without a person behaves the same, but no code is
 * accepted for it.
 */
export interface CodeRecipient {
  readonly mobile: string
  readonly personId?: string | undefined
  /** Accounts that the code logs in. */
  readonly userIds: readonly string[]
  readonly isWeak?: boolean | undefined
  /** Session that requested the code; the code is valid only in it. */
  readonly sessionId?: string | undefined
}
export interface CodeRequest extends CodeRecipient {
  readonly code?: { readonly mac: string; readonly expiresAt: number; readonly guesses: number } | undefined
}

export interface CodeRequestRef {
  readonly purpose: Purpose
  readonly uuid: string
  /** If the caller repeats the number, it must match. */
  readonly mobile?: string | undefined
  readonly sessionId?: string | undefined
}

const lifetimeSeconds = 900
export const tokenOf = ({ purpose, uuid }: CodeRequestRef) => ({ kind: purpose, secret: uuid })

/** Stores a code request and returns its id. */
export async function requestCode(tx: Tx, actor: Actor, purpose: Purpose, receiver: CodeRecipient): Promise<string> {
  const uuid = randomBytes(16).toString('hex')
  await putToken(tx, tokenOf({ purpose, uuid }), receiver, lifetimeSeconds)
  return uuid
}

export async function lockRequest(tx: Tx, ref: CodeRequestRef) {
  const request = await lockToken<CodeRequest>(tx, tokenOf(ref))
  if (request?.sessionId !== ref.sessionId) return undefined
  return ref.mobile === undefined || foldMobile(ref.mobile) === request?.mobile ? request : undefined
}

/** Invalidates code requests of these accounts after a change of mobile number. */
export const removeCodeRequests = (tx: Tx, userIds: readonly string[]) =>
  removeTokensAbout(tx, Object.keys(templateOf), 'userIds', userIds)

/** MAC of a code: without the server's key the stored value reveals nothing. */
export const macOf = (context: ServiceContext, uuid: string, code: string) =>
  createHmac('sha256', context.encryptionKey).update(`${uuid}/${code}`).digest('hex')
