import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { askPasskey, confirmPasskey, newPasskey, verifyPasskey } from '#contract/login/passkeys.ts'
import { call } from '#web/kit/client/api.ts'
import type { FactorStep } from '#web/modules/login/login/outcome.ts'

/** Converts the device's response to plain data. */
const plain = (answer: object): object => ({ ...answer })

export async function signWith(options: object): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return plain(await startAuthentication({ optionsJSON }))
}

/** Verifies a passkey of the account of a pending login. */
export async function showPasskey(step: FactorStep): Promise<void> {
  const response = await signWith(await call(askPasskey, step))
  await call(verifyPasskey, { ...step, response })
}

/** Creates a passkey on this device; returns recovery codes if it is the person's first factor. */
export async function makePasskey(step: FactorStep, name: string): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = (await call(newPasskey, step)) as PublicKeyCredentialCreationOptionsJSON
  const response = plain(await startRegistration({ optionsJSON }))
  const { recoveryCodes } = await call(confirmPasskey, { ...step, name, response })
  return recoveryCodes
}
