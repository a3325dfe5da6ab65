import { signWith } from './keyPair.ts'
import { maxRetries, type Vault } from './vault.ts'

/** Request and response of the driver service, exactly as in the U-key's plug-in. */
export interface DeviceRequest {
  readonly function?: unknown
  readonly [name: string]: unknown
}
export type DeviceResponse = Readonly<Record<string, string | number>>

/** Result codes of GM/T 0016. */
export const sar = {
  ok: 0,
  notSupported: 0x0a000003,
  invalid: 0x0a000006,
  keyNotFound: 0x0a00001b,
  removed: 0x0a000023,
  wrongPin: 0x0a000024,
  locked: 0x0a000025,
  notLoggedIn: 0x0a00002d,
} as const
export const deviceName = 'mToken GM3000 百采测试'
/** Default user id of SM2 signatures. */
const defaultUserId = '1234567812345678'
const digests = { sm2: 1, rsa: 4 } as const

/** U-key with its plug-in. A verified PIN stays valid until the key is removed, logged out, or the service ends. */
export function openDevice(read: () => Vault, write: (vault: Vault) => void) {
  let loggedIn = false
  let digest: unknown
  let lastError: number = sar.ok

  const containerOf = ({ containers }: Vault, { containerName, keySpec }: DeviceRequest) =>
    keySpec === 1 ? containers.find(({ id }) => id === containerName) : undefined

  function logIn(vault: Vault, { passWd }: DeviceRequest): DeviceResponse {
    if (vault.retries === 0) return { rtn: sar.locked, retryCount: 0 }
    const right = passWd === vault.pin
    const retries = right ? maxRetries : vault.retries - 1
    if (retries !== vault.retries) write({ ...vault, retries })
    loggedIn = right
    if (right) return { rtn: sar.ok }
    return { rtn: retries === 0 ? sar.locked : sar.wrongPin, retryCount: retries }
  }

  function sign(vault: Vault, requested: DeviceRequest): DeviceResponse {
    const container = containerOf(vault, requested)
    if (!container) return { rtn: sar.keyNotFound }
    if (!loggedIn) return { rtn: sar.notLoggedIn }
    const { inData, inDataLen } = requested
    const bytes = typeof inData === 'string' ? Buffer.from(inData, 'base64') : undefined
    if (!bytes || bytes.length === 0 || bytes.length !== inDataLen) return { rtn: sar.invalid }
    // The digest must match the algorithm of the key.
    if (digest !== digests[container.keys.kind]) return { rtn: sar.invalid }
    return { rtn: sar.ok, signed: signWith(container.keys, bytes).toString('base64') }
  }

  const withKey: Readonly<Record<string, (vault: Vault, requested: DeviceRequest) => DeviceResponse>> = {
    SOF_GetDeviceInstance: () => ({ rtn: sar.ok }),
    SOF_GetUserList: ({ containers }) => ({
      rtn: sar.ok,
      array: containers.map(({ name, id }) => `${name}||${id}`).join('&&&'),
    }),
    SOF_ExportUserCert: (vault, requested) => {
      const container = containerOf(vault, requested)
      return container ? { rtn: sar.ok, cert: container.certificate } : { rtn: sar.keyNotFound }
    },
    SOF_Login: logIn,
    SOF_LogOut: () => {
      loggedIn = false
      return { rtn: sar.ok }
    },
    SOF_GetPinRetryCount: ({ retries }) => ({ rtn: sar.ok, retryCount: retries }),
    SOF_SetDigestMethod: (_, { digestMethod }) => {
      digest = digestMethod
      return { rtn: sar.ok }
    },
    SOF_SetUserID: (_, { userID }) => ({ rtn: userID === defaultUserId ? sar.ok : sar.notSupported }),
    SOF_SignDataEx: sign,
  }
  const withoutKey: Readonly<Record<string, (vault: Vault) => DeviceResponse>> = {
    SOF_LoadLibrary: () => ({ rtn: sar.ok }),
    SOF_GetVersion: () => ({ rtn: sar.ok, version: '3.2.1' }),
    SOF_EnumDevice: ({ plugged }) => ({ rtn: sar.ok, array: plugged ? deviceName : '' }),
    SOF_GetLastError: () => ({ rtn: sar.ok, errorCode: lastError }),
  }

  return (requested: DeviceRequest): DeviceResponse => {
    const vault = read()
    if (!vault.plugged) loggedIn = false
    const name = typeof requested.function === 'string' ? requested.function : ''
    if (Object.hasOwn(withoutKey, name)) return withoutKey[name]!(vault)
    const handler = Object.hasOwn(withKey, name) ? withKey[name] : undefined
    const isPresent = vault.plugged && (requested['deviceName'] ?? deviceName) === deviceName
    const answer: DeviceResponse = handler
      ? isPresent
        ? handler(vault, requested)
        : { rtn: sar.removed }
      : { rtn: sar.notSupported }
    lastError = Number(answer['rtn'])
    return answer
  }
}
