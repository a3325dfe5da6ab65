import type { Mutant } from '../mutant.ts'

const source = (file: string) => `sealing/src/${file}`
const alterations = {
  file: source('audit/alterations.test.ts'),
  name: 'found even if the platform signs the file again',
}
const collusions = {
  file: source('audit/alterations.test.ts'),
  name: 'passes without evidence, and is found by the evidence that contradicts it',
}
const opening = { file: source('opening/opening.test.ts'), name: 'each entry has an outcome, and none blocks another' }

/** Changes to a received quote are detected. */
export const sealedLog: readonly Mutant[] = [
  {
    guards: 'I-22',
    without: 'lengths before the parts of a hash',
    edits: [{ file: source('suites/hash.ts'), from: '[lengthBytes(part.length), part]', to: '[part]' }],
    test: {
      file: source('suites/suites.test.ts'),
      name: 'suites: hashes differ by tag, suite and division into parts',
    },
  },
  {
    guards: 'I-22',
    without: 'minus zero',
    edits: [{ file: source('bytes/canonical.ts'), from: ' && !Object.is(value, -0)', to: '' }],
    test: { file: source('bytes/canonical.test.ts'), name: 'is refused at any depth' },
  },
  {
    guards: 'I-22',
    without: 'the place of a leaf',
    edits: [
      {
        file: source('quotes/commitment.ts'),
        from: 'canonicalText([path, value])',
        to: 'canonicalText([path.length * 0, value])',
      },
    ],
    test: { file: source('quotes/disclosure.test.ts'), name: 'another value, salt or path changes the commitment' },
  },
  {
    guards: 'I-22',
    without: 'the zeros after a content',
    edits: [{ file: source('quotes/padding.ts'), from: 'byte !== 0', to: 'byte > 255' }],
    test: { file: source('quotes/padding.test.ts'), name: 'bytes after the content are refused' },
  },
  {
    guards: 'I-22',
    without: 'the hash of the stored envelope',
    edits: [
      {
        file: source('opening/outcome.ts'),
        from: "if (envelopeHash(envelope) !== entry.envelopeHash) return 'envelope'",
        to: '',
      },
    ],
    test: opening,
  },
  {
    guards: 'I-22',
    without: 'the commitment of what was decrypted',
    edits: [
      {
        file: source('opening/outcome.ts'),
        from: 'if (commitment !== entry.commitment)',
        to: "if (commitment === '')",
      },
    ],
    test: opening,
  },
  {
    guards: 'I-22',
    without: 'the hash of an entry over its fields',
    edits: [
      {
        file: source('log/entry.ts'),
        from: '|| entry.hash !== entryHash(project.suite, entry)',
        to: '',
      },
    ],
    test: {
      file: source('log/log.test.ts'),
      name: 'entries are chained from the project on; any altered field breaks the chain',
    },
  },
  {
    guards: 'I-22',
    without: 'the platform key from elsewhere than the file',
    edits: [
      {
        file: source('audit/checks/keys.ts'),
        from: "...unless(file.platformKey === evidence.platformKey, 'platformKey'),",
        to: '',
      },
      {
        file: source('audit/checks/keys.ts'),
        from: "isSigned(file.suite, evidence.platformKey, 'audit'",
        to: "isSigned(file.suite, file.platformKey, 'audit'",
      },
    ],
    test: { file: source('audit/verify.test.ts'), name: 'the report without evidence has the same checks' },
  },
  {
    guards: 'I-22',
    without: 'the directory of openers',
    edits: [
      {
        file: source('audit/checks/keys.ts'),
        from: 'key.id === opener && key.encryption === encryption && key.signing === signing',
        to: 'key.id !== opener || encryption !== signing',
      },
    ],
    test: {
      file: source('audit/checks.test.ts'),
      name: 'audit checks: makers and openers must have the keys of the directory',
    },
  },
  {
    guards: 'I-22',
    without: 'the countersignatures of an opening',
    edits: [
      { file: source('audit/checks/opening.ts'), from: "...unless(areValid, 'countersignature', { round }),", to: '' },
    ],
    test: alterations,
  },
  {
    guards: 'I-22',
    without: 'the commitment of a disclosure',
    edits: [
      {
        file: source('audit/checks/disclosures.ts'),
        from: 'disclosedCommitment(file.suite, disclosure) === entryAt(file, seq)?.commitment',
        to: "disclosedCommitment(file.suite, disclosure) !== ''",
      },
      {
        file: source('audit/checks/disclosures.ts'),
        from: "...unless(totalLeafOf(file, disclosure) === countersignedLeaf(file, seq), 'total', { seq }),",
        to: '',
      },
    ],
    test: alterations,
  },
  {
    guards: 'I-22',
    without: 'the names of suppliers in their pseudonyms',
    edits: [
      {
        file: source('audit/checks/subjects.ts'),
        from: 'subjectOf(suite, salt, terms.projectId, supplierId) === subject',
        to: "subjectOf(suite, salt, terms.projectId, supplierId) !== ''",
      },
    ],
    test: alterations,
  },
  {
    guards: 'I-22',
    without: 'closing heads from the deadline',
    edits: [
      {
        file: source('audit/checks/evidence.ts'),
        from: "...unless(close !== undefined && isHeadOf(head, close), 'closingHead', { round }),",
        to: '...(close === undefined && isHeadOf(head, file.log[0]!) ? [] : []),',
      },
    ],
    test: collusions,
  },
  {
    guards: 'I-22',
    without: 'the outcome of an own quote',
    edits: [
      {
        file: source('audit/checks/evidence.ts'),
        from: "if (outcome?.status !== 'valid') return [{ why: 'outcome', seq }]",
        to: '',
      },
    ],
    test: collusions,
  },
]
