import { createHash } from 'node:crypto'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { mediaTypeOf } from '#kit/files/upload.rules.ts'
import { type JobContext, Stopped } from '#kit/jobs/jobs.ts'
import { insertFile } from '#modules/files/index.ts'
import type { FileSource } from '#sealing/opening/files.ts'
import { keptName, storedAttachment } from '../seal/attachments/attachment.service.ts'
import { findAttachment } from '../seal/attachments/attachment.store.ts'
import { bytesIn } from '../seal/entry.columns.ts'
import type { RoundRow } from '../seal/round.store.ts'
import type { Seals } from '../seal/seals.ts'

/** Opened and stored file of a quote; its row is written with the opening. */
export interface KeptFile {
  readonly key: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

/** Key of a file: entry and place. */
export const placeOf = (seq: number, place: number): string => `${seq}/${place}`

/**
 * Source of a round's encrypted files, read one at a time. Opened content is stored immediately, since it may be large;
 * an interrupted opening leaves unreferenced content that no one can reach.
 */
export const fileSource = (
  { database, tenantId, signal }: JobContext,
  { round }: { readonly round: Pick<RoundRow, 'project_id'> },
  { contents }: Pick<Seals, 'contents'>,
  files: Map<string, KeptFile>,
): FileSource => ({
  find: async ({ envelopeHash }, place) => {
    if (signal.aborted) throw new Stopped()
    const hash = bytesIn(envelopeHash ?? '')
    return storedAttachment(await database.read(tenantId, (db) => findAttachment(db, round.project_id, hash, place)))
  },
  onOpened: async ({ seq }, place, file, content) => {
    const kept = keptName(file.name)
    // A file type that uploads refuse bypassed the page: opened for the record, but not stored.
    if (!kept) return
    const bytes = Buffer.from(content)
    const facts = {
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      type: mediaTypeOf(kept.ending),
    }
    const key = await contents.put(bytes, facts)
    files.set(placeOf(seq, place), { key, name: kept.name, ...facts })
  },
})

/** Inserts the rows of a quote's opened files. */
export async function insertQuoteFiles(
  tx: Tx,
  tenantId: string,
  quoteId: string,
  files: readonly (KeptFile | undefined)[],
): Promise<void> {
  for (const file of files)
    if (file) await insertFile(tx, systemActor(tenantId), file, { entity: 'quote', id: quoteId })
}
