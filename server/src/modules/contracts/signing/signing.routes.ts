import { Readable } from 'node:stream'
import * as contract from '#contract/contracts/signing.ts'
import type { Files } from '#kit/files/files.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { findContract } from '../contract.access.service.ts'
import { presentDetail } from '../contract.present.ts'
import { sealsOfKeeper } from '../seals/seal.store.ts'
import { evidenceOf } from './evidence.service.ts'
import { prepareSignature, signByKey } from './key.service.ts'
import { signOnPaper, witnessScan } from './paper.service.ts'
import { refuseContract } from './refuse.service.ts'

export const signingRoutes = (contents: Files) => (app: App) => {
  serve(app, contract.listSealsToUse, async ({ db, actor, input }) => {
    const row = await findContract(db, actor, input.id)
    const kept = await sealsOfKeeper(db, actor.personId, actor.supplierId)
    return kept
      .filter(
        ({ status, party, entity_no: no, supplier_id: supplierId }) =>
          status === 'active' && (party === 'ours' ? no === row.payer_no : supplierId === row.supplier_id),
      )
      .map((seal) => ({
        id: seal.id,
        kind: seal.kind,
        entityName: seal.entity_name,
        hasCertificate: seal.certificate_status === 'active',
      }))
  })
  const write = serveWrites(app, presentDetail)
  write(contract.signOnPaper, signOnPaper)
  write(contract.witnessScan, witnessScan)
  const { database } = app.context
  serve(app, contract.prepareSignature, ({ actor, input }) => prepareSignature(database, actor, input))
  serve(app, contract.signByKey, async ({ actor, input }) => {
    const id = await signByKey(database, actor, input)
    return database.read(actor.tenantId, (db) => presentDetail(db, actor, id))
  })
  serve(app, contract.refuseContract, async ({ db, actor, input }) => {
    await refuseContract(db, actor, input)
    return null
  })
  serveDownload(app, contract.contractEvidence, async ({ actor, input }) => {
    const { name, bytes } = await evidenceOf(database, contents, actor, input)
    return { name, type: 'application/zip', size: bytes.length, stream: Readable.from([bytes]) }
  })
}
