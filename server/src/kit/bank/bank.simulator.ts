import { dayOf } from '#contract/kit/calendar.ts'
import { type Bank, BankRefused, type BankResult, type ReturnedPayment } from './bank.ts'

export interface BankSimulation {
  readonly now?: () => Date
  /** Time from the order to the payment. */
  readonly payMs?: number
  /** What goes wrong with a call: it is refused, fails before anything is done, or is done while the answer is lost. */
  readonly fault?: (call: 'submit' | 'ask' | 'returned') => 'refuse' | 'fail' | 'lose' | undefined
  readonly returns?: () => readonly ReturnedPayment[]
}

/** Ends of amounts with another outcome than success, so that each can be tried. */
const failing = '.44'
const pending = '.55'
const unknown = '.66'

/**
 * Simulator for development and the demo: it pays some seconds after the order. It remembers nothing, so that it answers the
 * same after a restart. Amounts that end in `.44` fail, in `.55` stay pending, in `.66` are unknown to the bank.
 */
export function bankSimulator({
  now = () => new Date(),
  payMs = 5000,
  fault = () => undefined,
  returns = () => [],
}: BankSimulation = {}): Bank {
  const reply = <T>(call: 'submit' | 'ask' | 'returned', done: () => T): Promise<T> => {
    const wrong = fault(call)
    if (wrong === 'refuse') return Promise.reject(new BankRefused('付款账户余额不足'))
    if (wrong === 'fail') return Promise.reject(new Error('the simulated bank is away'))
    const said = done()
    return wrong === 'lose' ? Promise.reject(new Error('the answer of the bank was lost')) : Promise.resolve(said)
  }
  const resultOf = (serial: string, amount: string, sentAt: Date): BankResult => {
    const none = { serial, amount, bankRef: '', paidOn: '', reason: '' }
    if (amount.endsWith(unknown)) return { ...none, state: 'notFound' }
    const isDone = now().getTime() >= sentAt.getTime() + payMs
    if (!isDone || amount.endsWith(pending)) return { ...none, state: 'pending' }
    if (amount.endsWith(failing)) return { ...none, state: 'failed', reason: '户名与账号不符' }
    return { ...none, state: 'paid', bankRef: `YH${serial}`, paidOn: dayOf(now()) }
  }
  return {
    submit: () => reply('submit', () => undefined),
    ask: (payments) =>
      reply('ask', () => payments.map(({ serial, amount, sentAt }) => resultOf(serial, amount, sentAt))),
    returned: () => reply('returned', returns),
  }
}
