import { Readable } from 'node:stream'
import * as contract from '#contract/sourcing/seal/attachments.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { encodeEnvelope } from '#sealing/quotes/envelope.ts'
import { projects } from '../../projects/project.store.ts'
import { isOpener } from '../access.service.ts'
import { bytesIn } from '../entry.columns.ts'
import { findRound } from '../round.store.ts'
import type { Seals } from '../seals.ts'
import { readSealedFile, storedAttachment, writeAttachment } from './attachment.service.ts'
import { findAttachment } from './attachment.store.ts'

export function attachmentRoutes(app: App, seals: Seals) {
  serveUpload(
    app,
    contract.uploadSealedFile,
    async ({ database, actor, input: { projectId }, file }) => {
      const envelope = await readSealedFile(file)
      await writeAttachment(database, actor, projectId, envelope, seals)
      return { place: envelope.header.attachment }
    },
    { quota: uploadQuota },
  )
  serveDownload(app, contract.downloadSealedFile, async ({ database, actor, input }) => {
    const { projectId, envelopeHash, place } = input
    const envelope = await database.read(actor.tenantId, async (db) => {
      const project = await projects.find(db, projectId)
      const round = isOpener(project, actor) ? await findRound(db, projectId) : undefined
      if (!round) return refuse('thing.notFound')
      // No one receives a ciphertext before the opening, not even openers.
      if (round.status !== 'opened') return refuse('seal.notOpened')
      return storedAttachment(await findAttachment(db, projectId, bytesIn(envelopeHash), place))
    })
    const content = Buffer.from(encodeEnvelope(envelope ?? refuse('thing.notFound')))
    const name = `${envelopeHash.slice(0, 12)}_${place}.sealed`
    return { name, type: 'application/octet-stream', size: content.length, stream: Readable.from([content]) }
  })
}
