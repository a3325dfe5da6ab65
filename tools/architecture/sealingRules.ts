import { isPackage, isTest, type Rule } from './layers.ts'

const libraries = /^(hpke|sm-crypto-v2|shamir-secret-sharing|canonicalize|@noble\/(curves|hashes)\/[\w./-]+)$/
const isSealing = (file: string) => file.startsWith('sealing/')

/** Rules for the cryptography of sealed quotes, which is shared by browser, server and command line. */
export const sealingRules: readonly Rule[] = [
  {
    name: 'the cryptography of sealed quotes imports itself, its libraries and the exact arithmetic of the contract',
    breaks: ({ from, to }) =>
      isSealing(from) &&
      !isTest(from) &&
      !isSealing(to) &&
      to !== 'contract/src/kit/money.ts' &&
      !(isPackage(to) && libraries.test(to)),
    example: { from: 'sealing/src/log/entry.ts', to: 'node:crypto' },
  },
]
