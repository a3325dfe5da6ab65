import { attachmentKinds } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, shape, Type } from '#contract/kit/schema.ts'
import { Hash } from './sealLog.ts'

/** Maximum number of a quote's files, and their accepted extensions. */
export const maxQuoteFiles = 5
export const quoteFileEndings: readonly string[] = attachmentKinds.documents.accept

const megabyte = 1024 * 1024
/** Maximum size of a file in bytes: the largest ciphertext length. */
export const maxQuoteFileBytes = 16 * megabyte - 4

export const uploadSealedFile = route({
  method: 'POST',
  path: '/inquiry/api/seal/attach',
  access: 'supplierProject.join',
  entrances: ['supplier'],
  steps: true,
  // Longest header of an envelope, longest plaintext, and tag.
  upload: { accept: ['.sealed'], maxBytes: 16 * megabyte + 8192 + 64 },
  summary: 'Upload an encrypted file of a quote; it is kept until the quote is submitted or another one is started',
  input: shape({ projectId: Id }),
  reply: shape({ place: Type.Integer() }),
})

export const downloadSealedFile = route({
  method: 'GET',
  path: '/inquiry/api/seal/attachment',
  access: 'seal.open',
  entrances: ['purchaser', 'operator'],
  download: true,
  summary: 'Download an encrypted file of an opened round, for openers who repeat the opening',
  input: shape({ projectId: Id, envelopeHash: Hash, place: Type.Integer({ minimum: 0, maximum: maxQuoteFiles - 1 }) }),
  reply: Done,
})
