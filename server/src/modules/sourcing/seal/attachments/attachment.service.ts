import { readFile } from 'node:fs/promises'
import { attachmentKinds } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { endingOf, plainName, violationOfName } from '#kit/files/upload.rules.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { SealingError } from '#sealing/error.ts'
import { attachmentSizes } from '#sealing/quotes/attachment.ts'
import { type AttachmentHeader, decodeAttachment, encodeEnvelope, type Envelope } from '#sealing/quotes/envelope.ts'
import { showsAll } from '../../projects/policy.service.ts'
import { projects } from '../../projects/project.store.ts'
import { bytesIn } from '../entry.columns.ts'
import type { Seals } from '../seals.ts'
import { envelopeOf, expectedOf, outsideOf, tagBytes } from '../submission/envelope.ts'
import { lockStanding } from '../submission/standing.service.ts'
import { violationOfEnvelope } from '../submission/submit.rules.ts'
import {
  type AttachmentRow,
  bindAttachments,
  findQuoteOwner,
  insertAttachment,
  removeLooseOf,
  removeOtherLoose,
} from './attachment.store.ts'

/** Parses an encrypted file of a supplier; refuses with `seal.malformed`. Its content stays unreadable. */
export async function readSealedFile({ path }: Pick<Uploaded, 'path'>): Promise<Envelope<AttachmentHeader>> {
  try {
    return decodeAttachment(new Uint8Array(await readFile(path)))
  } catch (error) {
    if (error instanceof SealingError) return refuse('seal.malformed')
    throw error
  }
}

/**
 * Stores an encrypted file of a quote in preparation, under the same lock and clock as quoting. It is orphaned until
 * its quote is received, and replaced when another quote is begun.
 */
export async function keepAttachment(
  tx: Tx,
  actor: Actor,
  projectId: string,
  envelope: Envelope<AttachmentHeader>,
  { platform }: Seals,
): Promise<void> {
  const supplierId = await ownSupplier(tx, actor)
  if ((await projects.find(tx, projectId)).published_at === null) refuse('thing.notFound')
  const { round } = await lockStanding(tx, actor, projectId, supplierId)
  const { header } = envelope
  const { attachment: place, sealedBytes } = header
  const subject = platform.subjectOf(round.suite, projectId, supplierId)
  const expected = { ...expectedOf(actor.tenantId, round, subject), length: sealedBytes + tagBytes }
  const violation = violationOfEnvelope(outsideOf(envelope), expected)
  if (violation) refuse(violation)
  if (!attachmentSizes.includes(sealedBytes)) refuse('seal.wrongLength')
  const commitment = bytesIn(header.commitment)
  await removeOtherLoose(tx, { projectId, supplierId, commitment, place })
  const isNew = await insertAttachment(tx, {
    project_id: projectId,
    supplier_id: supplierId,
    commitment,
    place,
    header: canonicalText(header),
    keys: [...envelope.keys],
    iv: bytesIn(envelope.iv),
    ct: Buffer.from(envelope.ct),
  })
  if (!isNew) refuse('seal.replayed')
}

interface QuoteOfFiles {
  readonly projectId: string
  readonly commitment: string
  /** Of its envelope. */
  readonly hash: string
}

/** Attaches the uploaded files to a received quote, all or nothing. */
export async function bindFiles(
  tx: Tx,
  supplierId: string,
  { projectId, commitment, hash }: QuoteOfFiles,
  count: number,
): Promise<void> {
  const bound = { projectId, supplierId, commitment: bytesIn(commitment), hash: bytesIn(hash), count }
  if (count > 0 && (await bindAttachments(tx, bound)) < count) refuse('seal.attachmentMissing')
  await removeLooseOf(tx, projectId, supplierId)
}

/** Stored envelope of a file; undefined if it is corrupt. */
export function storedAttachment(row: AttachmentRow | undefined): Envelope<AttachmentHeader> | undefined {
  if (!row) return undefined
  try {
    return decodeAttachment(encodeEnvelope(envelopeOf(row)))
  } catch (error) {
    if (error instanceof SealingError || error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

/** Stored name of an opened file; undefined for types that uploads do not accept. */
export function keptName(name: string): { readonly name: string; readonly ending: string } | undefined {
  const plain = plainName(name)
  const isTaken = violationOfName(plain, attachmentKinds.documents.accept) === false
  return isTaken ? { name: plain, ending: endingOf(plain) } : undefined
}

/** Read access check of an opened quote's files: users who see all quotes, and the supplier itself. */
export const canReadQuoteFiles: CanRead = async (db: Db, actor: Actor, id: string) => {
  const owner = await findQuoteOwner(db, id)
  if (!owner) return false
  if (actor.supplierId !== null) return owner.supplier_id === actor.supplierId
  return showsAll(await projects.find(db, owner.project_id), 'quotes', actor)
}

export const writeAttachment = (
  database: Database,
  actor: Actor,
  projectId: string,
  envelope: Envelope<AttachmentHeader>,
  seals: Seals,
): Promise<void> => database.write(actor.tenantId, (tx) => keepAttachment(tx, actor, projectId, envelope, seals))
