import { isKeyRecordSigned, keyRecordViolations, sealedBytesFor } from '../../ceremony/keyRecord.ts'
import { isSigned } from '../../suites/signature.ts'
import type { Evidence } from '../evidence.ts'
import type { AuditFile, SignedKey } from '../file.ts'
import { type Check, type Found, unless } from './context.ts'

/** V01: the file is signed by the trusted platform key. A key in the file itself proves nothing. */
export const checkFileSignature: Check = ({ file, evidence }) => {
  const { sig, ...signed } = file
  return [
    ...unless(file.platformKey === evidence.platformKey, 'platformKey'),
    ...unless(isSigned(file.suite, evidence.platformKey, 'audit', signed, sig), 'signature'),
  ]
}

/** V02: consistent key records signed by all makers, with makers and openers of the trusted directory. */
export const checkKeyRecords: Check = ({ file, evidence }) =>
  file.keys.flatMap((key) => keyFindings(file, evidence, key))

function keyFindings(file: AuditFile, { directory }: Evidence, { record, signatures }: SignedKey): Found[] {
  const { round } = record
  const sigOf = (maker: string) => signatures.find((each) => each.maker === maker)?.sig ?? ''
  const isMaker = (id: string, signing: string) => directory.some((key) => key.id === id && key.signing === signing)
  return [
    ...keyRecordViolations(record).map((why) => ({ why, round })),
    ...unless(record.suite === file.suite, 'suite', { round }),
    ...unless(record.sealedBytes === sealedBytesFor(file.terms.items.length), 'sealedBytes', { round }),
    ...unless(signatures.length === record.halves.length, 'signatures', { round }),
    ...record.halves.flatMap((half) => [
      ...unless(isKeyRecordSigned(record, half, sigOf(half.maker)), 'signature', { round }),
      ...unless(isMaker(half.maker, half.signing), 'unknownMaker', { round }),
    ]),
    ...record.openers.flatMap(({ opener, encryption, signing }) =>
      unless(
        directory.some((key) => key.id === opener && key.encryption === encryption && key.signing === signing),
        'unknownOpener',
        { round },
      ),
    ),
  ]
}
