import { afterCheckLogin, type AccountChoice, type LoginRequest, type LoginResult } from '#contract/login/login.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'

export type FactorMethod = 'totp' | 'passkey' | 'recovery'
/** Key of a pending login, and the selected account. */
export interface FactorStep {
  readonly key: string
  readonly userCode: string
}

/** Successful login, or the next step that is required. */
export type Outcome =
  | { readonly kind: 'entered'; readonly result: LoginResult }
  | { readonly kind: 'whichMethod'; readonly request: LoginRequest }
  | { readonly kind: 'whichAccount'; readonly key: string; readonly accounts: readonly AccountChoice[] }
  | { readonly kind: 'factor'; readonly step: FactorStep; readonly methods: readonly FactorMethod[] }
  | { readonly kind: 'factorMissing'; readonly step: FactorStep }
  | { readonly kind: 'weak'; readonly reason: string }

/** Next step required by a refusal; undefined for final refusals. */
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

/** Runs a call that may open a session; every login method ends with one. */
export async function enterBy(run: () => Promise<LoginResult>): Promise<Outcome> {
  try {
    return { kind: 'entered', result: await run() }
  } catch (error) {
    const outcome = error instanceof Refused ? requested(error) : undefined
    if (!outcome) throw error
    return outcome
  }
}

/** Continues with the selected account, or after the second factor. */
export const goOn = (step: FactorStep): Promise<Outcome> => enterBy(() => call(afterCheckLogin, step))
