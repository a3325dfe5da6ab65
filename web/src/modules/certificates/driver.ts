import { readShown, type Shown } from './der.ts'
import { type Exchange, openDriverConnection } from './driverConnection.ts'
import { DriverError } from './driverError.ts'
import { listIn, textIn } from './driverRequest.ts'

/** Certificate in a U-key. */
export interface KeyCertificate extends Shown {
  readonly device: string
  readonly container: string
  /** DER in base64. */
  readonly certificate: string
}

/** Certificates for signing, not for encryption: a U-key holds both. */
const forSigning = 1
const digests = { SM2: 1, RSA: 4, ECDSA: 4 } as const
const defaultUserId = '1234567812345678'

/** Driver of U-keys through their local service. The U-key forgets the PIN after signing. */
export function openDriver(onExchange: (exchange: Exchange) => void = () => undefined) {
  const { call, version } = openDriverConnection(onExchange)

  return {
    /** Finds the service, loads its plug-in, and returns its version. */
    async connect(): Promise<string> {
      const library = {
        winDllName: 'mtoken_gm3000.dll',
        linuxSOName: 'libgm3000.1.0.so',
        macDylibName: 'libgm3000.1.0.dylib',
      }
      await call('SOF_LoadLibrary', library).catch((error: unknown) => {
        throw error instanceof DriverError && error.code === 0 ? new DriverError('noPlugin') : error
      })
      return version()
    },

    async devices(): Promise<string[]> {
      return listIn(textIn(await call('SOF_EnumDevice'), 'array'), '||')
    },

    /** Signing certificates of one U-key. */
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

    /** Signs a text with the key of a certificate after the PIN was entered; returns base64. */
    sign: (own: KeyCertificate, text: string): Promise<string> => signBytes(own, new TextEncoder().encode(text)),
    signBytes,

    /** Makes the U-key forget the entered PIN. */
    async forgetPin(device: string): Promise<void> {
      await call('SOF_LogOut', { deviceName: device })
    },
  }

  async function signBytes({ device, container, kind }: KeyCertificate, bytes: Uint8Array): Promise<string> {
    await call('SOF_SetDigestMethod', { deviceName: device, digestMethod: digests[kind] })
    if (kind === 'SM2') await call('SOF_SetUserID', { deviceName: device, userID: defaultUserId })
    const inData = btoa(String.fromCodePoint(...bytes))
    const given = { containerName: container, keySpec: forSigning, inData, inDataLen: bytes.length }
    const answer = await call('SOF_SignDataEx', { deviceName: device, ...given })
    return textIn(answer, 'signed')
  }

  /** A container without signing certificate is skipped. */
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
