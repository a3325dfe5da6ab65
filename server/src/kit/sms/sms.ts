import { setTimeout as delay } from 'node:timers/promises'
import type { SmsMessage } from './sms.templates.ts'

export interface Sms {
  /** Sends an SMS; throws if it was not accepted. Never inside a transaction. */
  readonly send: (message: SmsMessage) => Promise<void>
  /**
   * Timing attack guard: imitates sending for an unknown number, with the duration and outcome of recent sends, so that
   * a caller cannot find out which numbers are registered. Those of a sandbox are not sent, which takes another time.
   */
  readonly pretend: (to: Pick<SmsMessage, 'tenantId'>) => Promise<void>
}

const remembered = 20

/** Wraps a transport and records duration and outcome of its recent sends. */
export function openSms(
  deliver: (message: SmsMessage) => Promise<void>,
  onError: (error: Error) => void = () => undefined,
): Sms {
  let lately: readonly { readonly ms: number; readonly failed: boolean }[] = []
  const note = (began: number, failed: boolean) =>
    void (lately = [...lately.slice(1 - remembered), { ms: performance.now() - began, failed }])
  return {
    send: async (message) => {
      const began = performance.now()
      try {
        await deliver(message)
        note(began, false)
      } catch (error) {
        note(began, true)
        onError(error as Error)
        throw error
      }
    },
    pretend: async () => {
      const failed = lately.at(-1)?.failed ?? false
      const sameOutcome = lately.filter((one) => one.failed === failed)
      await delay(sameOutcome[Math.floor(Math.random() * sameOutcome.length)]?.ms ?? 0)
      if (failed) throw new Error('the SMS before this one did not go out')
    },
  }
}
