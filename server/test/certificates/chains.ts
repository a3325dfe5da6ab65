import { authority, type Kind, openssl, type IssuedCertificate as Made } from '#test/openssl.ts'
import { certificateViolation } from '#modules/certificates/certificate.rules.ts'
import type { Authority } from '#modules/certificates/x509.rules.ts'
import { readCertificate } from '#modules/certificates/x509.ts'
import { readRevocationList } from '#modules/certificates/revocationList.ts'

export const ssl = openssl()

export const days = (count: number) => new Date(Date.now() + count * 86_400_000)
export const inOneHour = days(1 / 24)
export const read = ({ pem }: Made) => readCertificate(pem)!
export const trust = (made: Made, list?: Buffer, needsList = true): Authority => ({
  certificate: read(made),
  list: list && readRevocationList(list),
  needsList,
})

export const kinds: readonly Kind[] = ['sm2', 'rsa', 'p256']
export const roots = Object.fromEntries(
  kinds.map((kind) => [kind, ssl.make(`root ${kind}`, { kind, extensions: authority })]),
) as Record<Kind, Made>
export const root = roots.sm2
export const other = ssl.make('somebody else', { extensions: authority })
export const ann = ssl.make('林知远', { by: root, serial: '0A1B' })
export const empty = ssl.list(root, [])
export const violationFor = (made: Made, authorities: readonly Authority[], now = inOneHour) =>
  certificateViolation(read(made), authorities, now)
