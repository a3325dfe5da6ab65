import { type DriverCode, DriverError, type Trouble } from './driverError.ts'
import { type Answer, send } from './driverRequest.ts'

/** Request and reply, without the PIN. */
export interface Exchange {
  readonly url: string
  readonly requested: Readonly<Record<string, unknown>>
  readonly code: DriverCode
  readonly answered: unknown
}

/** Error codes of U-keys (GM/T 0016). */
const refusals: Readonly<Record<number, Trouble>> = {
  0x0a000023: 'removed',
  0x0a000024: 'wrongPin',
  0x0a000025: 'locked',
}

/**
 * Pages over TLS use the TLS address; if the browser does not trust its certificate, the plain one, because it is on
 * the same machine.
 */
const placesFor = (protocol: string) => [
  ...(protocol === 'https:' ? ['https://127.0.0.1:51245/alpha'] : []),
  'http://127.0.0.1:51235/alpha',
]

/** Connection to the local service at the first address that answers. Each call is one POST. */
export function openDriverConnection(onExchange: (exchange: Exchange) => void) {
  let place: { readonly url: string; readonly version: string } | undefined

  async function ask(url: string, requested: Answer): Promise<Answer> {
    const shown = 'passWd' in requested ? { ...requested, passWd: '••••••' } : requested
    const record = (code: DriverCode, answered: unknown) => onExchange({ url, requested: shown, code, answered })
    try {
      const answer = await send(url, requested)
      record(0, answer)
      return answer
    } catch (error) {
      if (error instanceof DriverError) record(error.code, null)
      throw error
    }
  }

  async function call(name: string, more: Answer = {}): Promise<Answer> {
    place ??= await findPlace()
    const answer = await ask(place.url, { function: name, ...more })
    const { rtn } = answer
    if (typeof rtn !== 'number') throw new DriverError('noAnswer')
    if (rtn === 0) return answer
    const retries = typeof answer['retryCount'] === 'number' ? answer['retryCount'] : undefined
    throw new DriverError(refusals[rtn] ?? 'refused', retries)
  }

  /** Finds the first address that answers. */
  async function findPlace() {
    for (const url of placesFor(location.protocol)) {
      try {
        const { version } = await ask(url, { function: 'SOF_GetVersion' })
        return { url, version: typeof version === 'string' ? version : '' }
      } catch (error) {
        if (!(error instanceof DriverError && error.trouble === 'unreachable')) throw error
      }
    }
    throw new DriverError('unreachable')
  }

  return { call, version: () => place?.version ?? '' }
}
