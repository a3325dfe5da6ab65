import * as contract from '#contract/certificates/certificates.ts'
import * as boundCertificates from '#contract/certificates/boundCertificates.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { logInByCertificate } from './certificate.service.ts'
import { bindCertificate, unbindCertificate } from './binding.service.ts'
import { checkCertificate, newChallenge } from './challenge.service.ts'
import { type BoundRow, certificatesOf } from './certificate.store.ts'
import type { ReadCertificate } from './x509.ts'

export function certificateRoutes(app: App) {
  serve(app, contract.getChallenge, ({ db, actor, input }) => newChallenge(db, actor, input.purpose ?? 'login'))
  serve(app, contract.caLogin, ({ actor, input }) => logInByCertificate(app.context, actor, input))

  serve(app, contract.checkCertificate, async ({ db, actor, input }) =>
    presentChecked(await checkCertificate(db, actor, input)),
  )

  serve(app, contract.getAllCaInfos, async ({ db }) => (await readSettings(db, 'caInfos')).caInfos)

  serve(app, boundCertificates.myCertificates, async ({ db, actor }) =>
    (await certificatesOf(db, { personId: actor.personId })).map(presentBound),
  )
  serve(app, boundCertificates.bindCertificate, async ({ actor, input }) =>
    presentBound(await bindCertificate(app.context, actor, input)),
  )

  serve(app, boundCertificates.unbindCertificate, async ({ db, actor, input }) => {
    await unbindCertificate(db, actor, input.id)
    return null
  })
}

const presentBound = (row: BoundRow): boundCertificates.BoundCertificate => ({
  id: row.id,
  serial: row.serial,
  subject: row.subject,
  issuer: row.issuer,
  notAfter: row.not_after.toISOString(),
  boundAt: row.bound_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

const algorithms = { sm2: 'SM2', rsa: 'RSA', p256: 'ECDSA' } as const

const presentChecked = ({ content, key }: ReadCertificate): contract.CheckedCertificate => ({
  serial: content.serial,
  subject: content.subject,
  issuer: content.issuer,
  notBefore: content.notBefore.toISOString(),
  notAfter: content.notAfter.toISOString(),
  algorithm: algorithms[key!.kind],
  fingerprint: content.fingerprint,
})
