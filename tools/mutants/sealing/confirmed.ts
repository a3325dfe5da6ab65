import type { Mutant } from '../mutant.ts'

const log = {
  file: 'sealing/src/log/log.test.ts',
  name: 'log: a change suspends earlier quotes; each is restored only by its own confirmation',
}
const folder = 'server/src/modules/sourcing/seal'
const confirmations = `${folder}/submission/confirm.routes.test.ts`
const confirm = `${folder}/submission/confirm.service.ts`

/** After a change notice, earlier quotes must be confirmed. */
export const confirmedQuotes: readonly Mutant[] = [
  {
    guards: 'I-72',
    without: 'what a change does to the quotes before it',
    edits: [{ file: 'sealing/src/log/effective.ts', from: 'each.isLapsed = true', to: 'each.isLapsed = false' }],
    test: log,
  },
  {
    guards: 'I-72',
    without: 'the quote that a confirmation names',
    edits: [
      {
        file: 'sealing/src/log/effective.ts',
        from: 'quote === undefined || quote.entry.seq !== entry.ref',
        to: 'quote === undefined',
      },
    ],
    test: log,
  },
  {
    guards: 'I-72',
    without: 'what keeps an unconfirmed quote from being opened',
    edits: [
      {
        file: 'sealing/src/opening/run.ts',
        from: 'isLapsed ? lapsed(entry) : await openEntry(context, entry, envelope)',
        to: 'await openEntry(context, entry, envelope)',
      },
    ],
    test: {
      file: 'sealing/src/opening/opening.test.ts',
      name: 'opening: a quote that was not confirmed after a change is listed as lapsed and never decrypted',
    },
  },
  {
    guards: 'I-72',
    without: 'the comparison of lapsed outcomes with the log',
    edits: [
      {
        file: 'sealing/src/audit/checks/opening.ts',
        from: 'standing.flatMap(({ entry, isLapsed }) => (isLapsed ? [entry.seq] : []))',
        to: 'lapsed',
      },
    ],
    test: {
      file: 'sealing/src/audit/alterations.test.ts',
      name: 'found even if the platform signs the file again',
    },
  },
  {
    guards: 'I-72',
    without: 'the end of ciphertexts that nobody confirmed',
    edits: [
      {
        file: `${folder}/close.service.ts`,
        from: 'await removeLapsed(tx, projectId, round.round)',
        to: 'void removeLapsed',
      },
    ],
    test: { file: confirmations, name: 'the others lapse unopened' },
  },
  {
    guards: 'I-72',
    without: 'the count of quotes that are in force',
    edits: [{ file: `${folder}/ciphertext.store.ts`, from: ' and not is_lapsed)', to: ')' }],
    test: { file: confirmations, name: 'too few confirmed quotes at the deadline end the project' },
  },
  {
    guards: 'I-72',
    without: 'the terms that a supplier has seen',
    edits: [
      {
        file: `${folder}/submission/submit.service.ts`,
        from: "  if (terms?.seq !== termsSeq) refuse('seal.termsChanged')\n\n  const hash",
        to: '  const hash',
      },
    ],
    test: { file: confirmations, name: 'change notice: submissions and confirmations must refer to the latest terms' },
  },
  {
    guards: 'I-72',
    without: 'the quote that has to be written again',
    edits: [{ file: confirm, from: "if (state.must_rewrite) refuse('seal.mustRewrite')", to: '' }],
    test: {
      file: confirmations,
      name: 'change notice: after a change of quantity or specification a new quote is required',
    },
  },
  {
    guards: 'I-72',
    without: 'the time that a change leaves',
    edits: [
      {
        file: 'server/src/modules/sourcing/projects/change.rules.ts',
        from: 'Date.parse(quoteEndAt) - now.getTime() < hours * hour',
        to: 'hours < 0',
      },
    ],
    test: { file: confirmations, name: 'change notice: close to the deadline it extends the deadline as configured' },
  },
]
