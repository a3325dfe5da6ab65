import { type ChallengePurpose, getChallenge, type Proof } from '#contract/certificates/certificates.ts'
import { call } from '#web/kit/client/api.ts'
import { type Driver, type KeyCertificate } from './driver.ts'

/** Signs a new challenge with the key of a certificate. The U-key forgets the PIN in any case. */
export async function prove(
  driver: Driver,
  own: KeyCertificate,
  pin: string,
  purpose: ChallengePurpose,
): Promise<Proof> {
  await driver.enterPin(own.device, pin)
  try {
    const { challengeId, challenge } = await call(getChallenge, { purpose })
    return { challengeId, certificate: own.certificate, signature: await driver.sign(own, challenge) }
  } finally {
    await driver.forgetPin(own.device).catch(() => undefined)
  }
}
