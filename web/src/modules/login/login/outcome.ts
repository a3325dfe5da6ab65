import { afterCheckLogin, type AccountChoice, type LoginRequest, type LoginResult } from '#contract/login/login.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'

export type FactorMethod = 'totp' | 'passkey' | 'recovery'
/** A pending login, and the account that it continues with. */
export interface FactorStep {
  readonly key: string
  readonly userCode: string
}

/** A login that went through, or that needs one more answer from the person. */
export type Outcome =
  | { readonly kind: 'entered'; readonly result: LoginResult }
  | { readonly kind: 'whichMethod'; readonly request: LoginRequest }
  | { readonly kind: 'whichAccount'; readonly key: string; readonly accounts: readonly AccountChoice[] }
  | { readonly kind: 'factor'; readonly step: FactorStep; readonly methods: readonly FactorMethod[] }
  | { readonly kind: 'factorMissing'; readonly step: FactorStep }
  | { readonly kind: 'weak'; readonly reason: string }

/** What a refusal asks of the person, or undefined where it is simply a no. */
function requested(error: Refused): Outcome | undefined {
  if (error.is('login.several')) {
    const { key, userList } = error.facts as { key: string; userList: AccountChoice[] }
    return { kind: 'whichAccount', key, accounts: userList }
  }
  if (error.is('login.secondFactor')) {
    const { methods, ...step } = error.facts as FactorStep & { methods: FactorMethod[] }
    return { kind: 'factor', step, methods }
  }
  if (error.is('login.factorMissing')) return { kind: 'factorMissing', step: error.facts as FactorStep }
  if (error.is('login.weak')) return { kind: 'weak', reason: error.message }
  return undefined
}

/** Runs the call that may open a session; every login method ends in one. */
export async function enterBy(run: () => Promise<LoginResult>): Promise<Outcome> {
  try {
    return { kind: 'entered', result: await run() }
  } catch (error) {
    const outcome = error instanceof Refused ? requested(error) : undefined
    if (!outcome) throw error
    return outcome
  }
}

/** Goes on with one of several accounts, or after a second factor. */
export const goOn = (step: FactorStep): Promise<Outcome> => enterBy(() => call(afterCheckLogin, step))
