import type { CheckedCertificate, Proof } from '#contract/certificates/certificates.ts'
import { checkCertificate, getChallenge } from '#contract/certificates/certificates.ts'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { type KeyCertificate, openDriver } from './driver.ts'
import type { Exchange } from './driverConnection.ts'
import { type DriverCode, DriverError } from './driverError.ts'

/** Steps of a U-key login, in order. */
export const steps = ['driver', 'certificate', 'pin', 'challenge', 'signature', 'check'] as const
export type Step = (typeof steps)[number]

/** Request and reply; requests to the server have no driver code. */
export interface Line {
  readonly to: string
  readonly sent: unknown
  readonly got: unknown
  readonly code?: DriverCode
}

/** State so far. */
export interface Known {
  readonly version?: string
  readonly device?: string
  readonly certificates?: readonly KeyCertificate[]
  readonly chosen?: KeyCertificate
  readonly challenge?: Reply<typeof getChallenge>
  readonly signature?: string
  readonly checked?: CheckedCertificate
}

const max = 96
/** Shortens keys and certificates to their beginning. */
export const shorten = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, each: unknown) =>
      typeof each === 'string' && each.length > max ? `${each.slice(0, max)}… (${each.length})` : each,
    2,
  )

/** Driver and server with recorded exchanges. */
export function openDemo(record: (line: Line) => void) {
  const driver = openDriver(({ url, requested, answered, code }: Exchange) =>
    record({ to: `POST ${url} ${String(requested['function'])}`, sent: requested, got: answered, code }),
  )

  async function ask<R extends Route>(route: R, input: Input<R>): Promise<Reply<R>> {
    const to = `${route.method} ${route.path}`
    try {
      const reply = await call(route, input)
      record({ to, sent: input, got: reply })
      return reply
    } catch (error) {
      const got = error instanceof Refused ? { code: error.code, message: error.message } : null
      record({ to, sent: input, got })
      throw error
    }
  }

  const acts: Readonly<Record<Step, (known: Known, pin: string) => Promise<Known>>> = {
    driver: async () => {
      const version = await driver.connect()
      const [device] = await driver.devices()
      if (device === undefined) throw new DriverError('removed')
      const certificates = await driver.certificates(device)
      return { version, device, certificates, ...(certificates[0] ? { chosen: certificates[0] } : {}) }
    },
    certificate: async (known) => known,
    pin: async (known, pin) => {
      await driver.enterPin(known.device!, pin)
      return known
    },
    challenge: async (known) => ({ ...known, challenge: await ask(getChallenge, { purpose: 'check' }) }),
    signature: async (known) => {
      const signature = await driver.sign(known.chosen!, known.challenge!.challenge)
      await driver.forgetPin(known.device!)
      return { ...known, signature }
    },
    check: async (known) => ({ ...known, checked: await ask(checkCertificate, proofIn(known)) }),
  }
  return acts
}
export type Acts = ReturnType<typeof openDemo>

const proofIn = ({ challenge, chosen, signature }: Known): Proof => ({
  challengeId: challenge!.challengeId,
  certificate: chosen!.certificate,
  signature: signature!,
})
