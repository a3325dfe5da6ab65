import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/seal'
const routes = `${folder}/attachments/attachment.routes.test.ts`
const service = `${folder}/attachments/attachment.service.ts`

/** Encrypted files belong to their quote and are unreadable before the opening. */
export const sealedFiles: readonly Mutant[] = [
  {
    guards: 'I-73',
    without: 'the question whether all files of a quote are there',
    edits: [
      {
        file: service,
        from: 'if (count > 0 && (await bindAttachments(tx, bound)) < count)',
        to: 'if (count > 0 && (await bindAttachments(tx, bound)) < 0)',
      },
    ],
    test: {
      file: routes,
      name: 'sealed files: a quote with missing files is refused; with all of them it is accepted',
    },
  },
  {
    guards: 'I-73',
    without: 'the supplier of an encrypted file',
    edits: [{ file: service, from: '  if (violation) refuse(violation)\n', to: '  void violation\n' }],
    test: {
      file: routes,
      name: 'sealed files: a quote with missing files is refused; with all of them it is accepted',
    },
  },
  {
    guards: 'I-73',
    without: 'the lengths that ciphertexts may have',
    edits: [
      {
        file: service,
        from: "if (!attachmentSizes.includes(sealedBytes)) refuse('seal.wrongLength')",
        to: 'void attachmentSizes',
      },
    ],
    test: {
      file: routes,
      name: 'sealed files: refused for other projects, keys or lengths, from strangers, and after the deadline',
    },
  },
  {
    guards: 'I-73',
    without: 'the end of files whose quote never came',
    edits: [
      {
        file: `${folder}/attachments/attachment.store.ts`,
        from: 'a.uploaded_at < $before',
        to: 'a.uploaded_at < $before and false',
      },
    ],
    test: { file: routes, name: 'sealed files: uploads without a quote are deleted by the next quote or by the job' },
  },
  {
    guards: 'I-73',
    without: 'the supplier that may read the files of an opened quote',
    edits: [{ file: service, from: 'return owner.supplier_id === actor.supplierId', to: 'return true' }],
    test: {
      file: routes,
      name: 'sealed files: uploaded encrypted, bound to their quote, opened with it, for readers of quotes',
    },
  },
  {
    guards: 'I-73',
    without: 'the hash of an opened file',
    edits: [
      {
        file: 'sealing/src/quotes/attachment.ts',
        from: 'content.length !== ref.size || attachmentHash(header.suite, quote.master, place, content) !== ref.hash',
        to: 'content.length < 0',
      },
    ],
    test: {
      file: 'sealing/src/opening/files.test.ts',
      name: 'opened separately; missing, altered and exchanged ones are listed, and the quote stays valid',
    },
  },
]
