import { readShown, type Shown } from './der.ts'

/** What became of a question to the local service: 0, it answered; -1, it has no plug-in; -2, no answer or none that can be understood; -3, it is not there. */
export type DriverCode = 0 | -1 | -2 | -3

/** Why the driver did not do what it was asked: the service itself, or the U-key behind it. */
export type Trouble = 'noPlugin' | 'noAnswer' | 'unreachable' | 'removed' | 'wrongPin' | 'locked' | 'refused'

const codes: Readonly<Partial<Record<Trouble, DriverCode>>> = { noPlugin: -1, noAnswer: -2, unreachable: -3 }

export class DriverError extends Error {
  readonly trouble: Trouble
  /** How many more PINs may be wrong. */
  readonly retries: number | undefined
  constructor(trouble: Trouble, retries?: number) {
    super(`driver: ${trouble}`)
    this.name = 'DriverError'
    this.trouble = trouble
    this.retries = retries
  }

  get code(): DriverCode {
    return codes[this.trouble] ?? 0
  }
}

/** A certificate in the U-key. */
export interface KeyCertificate extends Shown {
  readonly device: string
  readonly container: string
  /** DER in base64. */
  readonly certificate: string
}

/** One question and its answer, without the PIN. */
export interface Exchange {
  readonly url: string
  readonly asked: Readonly<Record<string, unknown>>
  readonly code: DriverCode
  readonly answered: unknown
}

/** Of GM/T 0016; the U-key's own words for no. */
const refusals: Readonly<Record<number, Trouble>> = {
  0x0a000023: 'removed',
  0x0a000024: 'wrongPin',
  0x0a000025: 'locked',
}
/** Signatures, not encryption: a U-key holds a certificate for each. */
const forSigning = 1
const digests = { SM2: 1, RSA: 4, ECDSA: 4 } as const
const defaultUserId = '1234567812345678'
const patience = 15_000

/** A page that came safely is answered under TLS; its own certificate may not be known to the browser, and this machine is safe without. */
const placesFor = (protocol: string) => [
  ...(protocol === 'https:' ? ['https://127.0.0.1:51245/alpha'] : []),
  'http://127.0.0.1:51235/alpha',
]

type Answer = Readonly<Record<string, unknown>>

/** The local service of the U-key. Each question is one POST; the U-key forgets the PIN when it has signed. */
export function openDriver(onExchange: (exchange: Exchange) => void = () => undefined) {
  let place: { readonly url: string; readonly version: string } | undefined

  async function ask(url: string, requested: Answer): Promise<Answer> {
    const shown = 'passWd' in requested ? { ...requested, passWd: '••••••' } : requested
    const record = (code: DriverCode, answered: unknown) => onExchange({ url, asked: shown, code, answered })
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

  /** The first place where somebody answers. */
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

  return {
    /** Finds the service, has it load its plug-in, and answers which version it is. */
    async connect(): Promise<string> {
      const library = {
        winDllName: 'mtoken_gm3000.dll',
        linuxSOName: 'libgm3000.1.0.so',
        macDylibName: 'libgm3000.1.0.dylib',
      }
      await call('SOF_LoadLibrary', library).catch((error: unknown) => {
        throw error instanceof DriverError && error.code === 0 ? new DriverError('noPlugin') : error
      })
      return place?.version ?? ''
    },

    async devices(): Promise<string[]> {
      return listIn(textIn(await call('SOF_EnumDevice'), 'array'), '||')
    },

    /** The certificates for signing in one U-key. */
    async certificates(device: string): Promise<KeyCertificate[]> {
      await call('SOF_GetDeviceInstance', { deviceName: device, applicationName: '' })
      const users = listIn(textIn(await call('SOF_GetUserList', { deviceName: device }), 'array'), '&&&')
      const found: KeyCertificate[] = []
      for (const user of users) {
        const container = user.split('||')[1] ?? ''
        const certificate = await exported(device, container)
        const shown = certificate === undefined ? undefined : readShown(certificate)
        if (certificate !== undefined && shown) found.push({ ...shown, device, container, certificate })
      }
      return found
    },

    async enterPin(device: string, pin: string): Promise<void> {
      await call('SOF_Login', { deviceName: device, passWd: pin })
    },

    /** Signs a text with the key of a certificate, whose PIN has been entered; answers base64. */
    async sign({ device, container, kind }: KeyCertificate, text: string): Promise<string> {
      const bytes = new TextEncoder().encode(text)
      await call('SOF_SetDigestMethod', { deviceName: device, digestMethod: digests[kind] })
      if (kind === 'SM2') await call('SOF_SetUserID', { deviceName: device, userID: defaultUserId })
      const inData = btoa(String.fromCodePoint(...bytes))
      const given = { containerName: container, keySpec: forSigning, inData, inDataLen: bytes.length }
      const answer = await call('SOF_SignDataEx', { deviceName: device, ...given })
      return textIn(answer, 'signed')
    },

    /** The U-key forgets that the PIN was entered. */
    async forgetPin(device: string): Promise<void> {
      await call('SOF_LogOut', { deviceName: device })
    },
  }

  /** A container may hold no certificate for signing: then it is none to log in with. */
  async function exported(device: string, container: string): Promise<string | undefined> {
    try {
      const given = { deviceName: device, containerName: container, keySpec: forSigning }
      return textIn(await call('SOF_ExportUserCert', given), 'cert')
    } catch (error) {
      if (error instanceof DriverError && error.trouble === 'refused') return undefined
      throw error
    }
  }
}
export type Driver = ReturnType<typeof openDriver>

/** The bare question: a form with one field, as the service reads it. */
async function send(url: string, requested: Answer): Promise<Answer> {
  const body = new URLSearchParams({ json: JSON.stringify(requested) })
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      throw new DriverError(isLate ? 'noAnswer' : 'unreachable')
    },
  )
  const answer = response.ok ? await response.json().catch(() => undefined) : undefined
  if (typeof answer !== 'object' || answer === null) throw new DriverError('noAnswer')
  return answer as Answer
}

function textIn(answer: Answer, name: string): string {
  const text = answer[name]
  if (typeof text !== 'string') throw new DriverError('noAnswer')
  return text
}

const listIn = (text: string, between: string) => text.split(between).filter((each) => each !== '')
