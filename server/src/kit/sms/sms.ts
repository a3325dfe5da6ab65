import { setTimeout as delay } from 'node:timers/promises'
import type { SmsMessage } from './sms.templates.ts'

export interface Sms {
  /** Throws where it did not go out. Never inside a transaction. */
  readonly send: (message: SmsMessage) => Promise<void>
  /**
   * For a number that is nobody's: takes as long as sending lately took, and throws where that lately failed, so that
   * nothing tells the two apart.
   */
  readonly pretend: () => Promise<void>
}

const remembered = 20

/** Sends by a way of delivery, and remembers how that lately went. */
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
