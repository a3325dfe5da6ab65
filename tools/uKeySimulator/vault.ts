import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueCertificate, type Issuer, issueRevocationList, pemOf } from './certificateAuthority.ts'
import { type KeyPair, generateKeyPair } from './keyPair.ts'

/** Certificate and private key in the simulator; a real U-key never exports the key. */
export interface Container {
  readonly id: string
  readonly name: string
  readonly account: string
  readonly serial: string
  readonly keys: KeyPair
  /** DER in base64. */
  readonly certificate: string
  readonly state: 'good' | 'expired' | 'revoked'
}

interface Authority extends Issuer {
  readonly certificate: string
}

/** Vault: state of the simulator in its folder: two authorities, content of the U-key, PIN attempts left. */
export interface Vault {
  readonly authorities: { readonly sm2: Authority; readonly rsa: Authority }
  readonly service: { readonly certificate: string; readonly privateKey: string }
  readonly containers: readonly Container[]
  readonly pin: string
  readonly retries: number
  readonly plugged: boolean
}

export const demoPin = '12345678'
export const maxRetries = 5
const day = 86_400_000
const fileIn = (folder: string) => join(folder, 'ukey.json')

/** Certificates of demo people: a valid one per algorithm, an expired one, a revoked one. */
const people = [
  ['林知远', 'linzhiyuan', 'sm2', 'good'],
  ['林知远', 'linzhiyuan', 'rsa', 'good'],
  ['许景行', 'xujingxing', 'sm2', 'expired'],
  ['顾清和', 'guqinghe', 'rsa', 'revoked'],
] as const

export const newSerial = () => `4${randomBytes(8).toString('hex').slice(1)}`.toUpperCase()

export function readVault(folder: string): Vault {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Vault
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return writeVault(folder, newVault(new Date()))
  }
}

/** Atomic write by rename; readable by the owner only, because it holds keys. */
export function writeVault(folder: string, vault: Vault): Vault {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const next = `${fileIn(folder)}.${randomBytes(4).toString('hex')}`
  writeFileSync(next, JSON.stringify(vault, null, 2), { mode: 0o600 })
  renameSync(next, fileIn(folder))
  return vault
}

function newVault(now: Date): Vault {
  const from = new Date(now.getTime() - 400 * day)
  const until = new Date(now.getTime() + 3650 * day)
  const found = (kind: KeyPair['kind'], name: string): Authority => {
    const issuer = { name, keys: generateKeyPair(kind) }
    const authorityRequest = { ...issuer, serial: newSerial(), use: 'authority', from, until } as const
    return { ...issuer, certificate: issueCertificate(authorityRequest, issuer).toString('base64') }
  }
  const authorities = { sm2: found('sm2', '百采测试 CA (SM2)'), rsa: found('rsa', '百采测试 CA (RSA)') }
  const containers = people.map(([name, account, kind, state], index): Container => {
    const serial = newSerial()
    const keys = generateKeyPair(kind)
    const end = new Date(now.getTime() + (state === 'expired' ? -day : 1095 * day))
    const der = issueCertificate({ name, keys, serial, use: 'person', from, until: end }, authorities[kind])
    return { id: `container${index + 1}`, name, account, serial, keys, state, certificate: der.toString('base64') }
  })
  const keys = generateKeyPair('rsa')
  const serviceRequest = { name: '127.0.0.1', keys, serial: newSerial(), use: 'localService', from, until } as const
  // Browsers reject server certificates that are valid for longer.
  const service = issueCertificate({ ...serviceRequest, until: new Date(now.getTime() + 390 * day) }, authorities.rsa)
  return {
    authorities,
    service: { certificate: pemOf(service), privateKey: keys.privateKey },
    containers,
    pin: demoPin,
    retries: maxRetries,
    plugged: true,
  }
}

/** Revocation lists of the authorities, valid for a year. */
export function revocationListsOf({ authorities, containers }: Vault, now = new Date()) {
  const until = new Date(now.getTime() + 365 * day)
  return (['sm2', 'rsa'] as const).map((kind) => {
    const revoked = containers.filter(({ keys, state }) => keys.kind === kind && state === 'revoked')
    const serials = revoked.map(({ serial }) => serial)
    return { authority: authorities[kind], list: issueRevocationList(authorities[kind], serials, now, until) }
  })
}
