import { randomBytes } from 'node:crypto'
import { isSignedWith, type OnlinePay, signatureOf } from './onlinePay.ts'

export interface PaySimulation {
  /** What goes wrong with a call: it fails before anything is done, or is done while the answer is lost. */
  readonly fault?: (call: 'create' | 'ask' | 'refund') => 'fail' | 'lose' | undefined
  /** Refunds that take a second call. */
  readonly isSlow?: boolean
}

/**
 * Simulator for development and the demo: the payer pays with a button of our own page. Its secret is new with every start;
 * what was paid is in our books, not here.
 */
export function paySimulator({ fault = () => undefined, isSlow = false }: PaySimulation = {}): OnlinePay {
  const secret = randomBytes(32).toString('hex')
  const refunds = new Set<string>()
  const reply = <T>(call: 'create' | 'ask' | 'refund', done: () => T): Promise<T> => {
    const wrong = fault(call)
    if (wrong === 'fail') return Promise.reject(new Error('the simulated provider is away'))
    const said = done()
    return wrong === 'lose' ? Promise.reject(new Error('the answer of the provider was lost')) : Promise.resolve(said)
  }
  return {
    create: () => reply('create', () => 'simulated'),
    ask: () => reply('ask', () => ({ state: 'waiting' as const })),
    refund: ({ refundNo }) =>
      reply('refund', () => {
        if (isSlow && !refunds.has(refundNo)) {
          refunds.add(refundNo)
          return 'pending' as const
        }
        return 'done' as const
      }),
    isSigned: (notice, signature) => isSignedWith(secret, notice, signature),
    simulate: ({ chargeNo, amount }) => {
      const notice = { chargeNo, amount, providerRef: `MN${chargeNo}` }
      return { ...notice, signature: signatureOf(secret, notice) }
    },
  }
}
