import type { Mutant } from '../mutant.ts'

const source = (file: string) => `sealing/src/${file}`
const envelopes = source('quotes/envelope.test.ts')
const ceremonies = source('ceremony/ceremony.test.ts')
const vectors = source('suites/vectors.test.ts')

/** Quotes are unreadable until k openers have released their shares. */
export const sealedQuotes: readonly Mutant[] = [
  {
    guards: 'I-20',
    without: 'the tag of SM4-GCM',
    edits: [{ file: source('suites/sm4Gcm.ts'), from: '{ ...options(iv, aad), tag }', to: 'options(iv, aad)' }],
    test: { file: vectors, name: 'vectors: SM4-GCM: the library decrypts without a tag; here the tag is required' },
  },
  {
    guards: 'I-20',
    without: 'the length of what SM2 has decrypted',
    edits: [
      {
        file: source('suites/sm2.ts'),
        from: 'plain.length === 0 || plain.length !== sealed.length - sm2Overhead',
        to: 'plain.length > sealed.length',
      },
    ],
    test: {
      file: vectors,
      name: 'vectors: SM2: an altered ciphertext throws here, while the library returns an empty array',
    },
  },
  {
    guards: 'I-20',
    without: 'the refusal of a page without WebCrypto',
    edits: [{ file: source('suites/webCrypto.ts'), from: 'found?.subtle === undefined', to: 'found === undefined' }],
    test: { file: source('suites/suites.test.ts'), name: 'throws without WebCrypto and has no fallback' },
  },
  {
    guards: 'I-20',
    without: 'the header beside a ciphertext',
    edits: [
      {
        file: source('quotes/envelope.ts'),
        from: "recordHash(header.suite, 'header', header)",
        to: "recordHash(header.suite, 'header', header.v)",
      },
    ],
    test: { file: envelopes, name: 'copies to another supplier, project, round or commitment are undecryptable' },
  },
  {
    guards: 'I-20',
    without: 'the fixed length of a quote',
    edits: [
      {
        file: source('quotes/seal.ts'),
        from: 'return encryptToHalves(header, halves, canonicalBytes({ master, quote }), record.sealedBytes)',
        to: 'return encryptToHalves(header, halves, canonicalBytes({ master, quote }), canonicalBytes({ master, quote }).length + 4)',
      },
    ],
    test: { file: envelopes, name: 'quotes of 1, 5 and 20 lines of a round have one length' },
  },
  {
    guards: 'I-20',
    without: 'the second maker where people open',
    edits: [{ file: source('ceremony/keyRecord.ts'), from: "mode === 'automatic' ? [1, 2] : [2]", to: '[1, 2]' }],
    test: {
      file: ceremonies,
      name: 'key record: a record that contradicts itself or its mode is reported and not signed',
    },
  },
  {
    guards: 'I-20',
    without: 'the round, maker and opener beside a share',
    edits: [
      {
        file: source('ceremony/share.ts'),
        from: "recordHash(suite, 'share/aad', { ...refOf(ref), holder })",
        to: "recordHash(suite, 'share/aad', { v: ref.maker.length * 0 + holder.length * 0 })",
      },
    ],
    test: { file: ceremonies, name: 'an opener decrypts only its own shares' },
  },
  {
    guards: 'I-20',
    without: 'the published hash of a share, when shares are opened',
    edits: [
      {
        file: source('ceremony/share.ts'),
        from: 'if (shareHash(suite, ref, parts) !== sealed.hash) throw wrongShare(ref)',
        to: '',
      },
    ],
    test: { file: ceremonies, name: 'an opener decrypts only its own shares' },
  },
  {
    guards: 'I-20',
    without: 'the published hash of a share, when shares are combined',
    edits: [
      {
        file: source('opening/combine.ts'),
        from: 'for (const share of shares) checkShare(record, share)',
        to: '',
      },
    ],
    test: { file: ceremonies, name: 'fewer than k shares, an altered one, and one of another round are refused' },
  },
  {
    guards: 'I-20',
    without: 'the published public half',
    edits: [
      {
        file: source('opening/combine.ts'),
        from: 'privateKey && isPrivateHalf(record, half, privateKey)',
        to: 'privateKey',
      },
    ],
    test: { file: ceremonies, name: 'shares of another half than the published one are found when combined' },
  },
]
