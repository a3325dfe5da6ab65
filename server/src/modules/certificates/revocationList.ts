import { AsnConvert } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Name, Time } from '@peculiar/asn1-x509'
import type { RevocationList, SignedRevocationList } from './x509.rules.ts'
import { inside, type Part, partsIn, tags } from './der.ts'
import { serialOf } from './serial.ts'
import { hex, derOf, reading, signedPart } from './x509.parts.ts'

export const readRevocationList = (given: string | Uint8Array): SignedRevocationList | undefined =>
  reading(() => {
    const der = derOf(given)
    return der && listIn(der)
  })

function listIn(der: Uint8Array): SignedRevocationList | undefined {
  const [outer] = partsIn(der)
  const [signed, algorithm, signature] = inside(outer)
  const fields = inside(signed)
  if (fields[0]?.tag === tags.integer) fields.shift()
  const [again, issuer, from, ...rest] = fields
  if (!signed || !algorithm || !signature || !again || !issuer || !from) return undefined
  if (!Buffer.from(again.whole).equals(algorithm.whole)) return undefined
  const until = rest.find(({ tag }) => tag === tags.utcTime || tag === tags.generalTime)
  const entries = rest.filter(({ tag }) => tag === tags.sequence).flatMap(inside)
  // A critical extension restricts the list (partial, delta, indirect), so the list is incomplete.
  const extensions = rest.filter(({ tag }) => tag === tags.context0).flatMap((part) => inside(inside(part)[0]))
  const revoked = new Set<string>()
  for (const entry of entries) {
    const [serial, , more] = inside(entry)
    if (serial?.tag !== tags.integer) return undefined
    revoked.add(serialOf(hex(serial.bytes)))
    if (more) extensions.push(...inside(more))
  }
  const content: RevocationList = {
    issuerKey: hex(AsnConvert.serialize(AsnConvert.parse(issuer.whole, Name))),
    from: AsnConvert.parse(from.whole, Time).getTime(),
    until: until && AsnConvert.parse(until.whole, Time).getTime(),
    revoked,
    isComplete: !extensions.some(isCritical),
  }
  const how = AsnConvert.parse(algorithm.whole, AlgorithmIdentifier)
  // The first byte of a bit string is the number of unused bits.
  return { content, ...signedPart(signed.whole, how, signature.bytes.subarray(1)) }
}

const isCritical = (extension: Part) =>
  inside(extension).some(({ tag, bytes }) => tag === tags.boolean && bytes[0] !== 0)
