/** Data of a certificate for display; only the server verifies it. */
export interface Shown {
  readonly serial: string
  readonly name: string
  readonly issuer: string
  readonly notAfter: Date
  readonly kind: 'SM2' | 'RSA' | 'ECDSA'
}

interface Part {
  readonly tag: number
  readonly bytes: Uint8Array
}

const sequence = 0x30
const version = 0xa0
const generalizedTime = 0x18
const commonName = '550403'
const kinds = {
  '06082a811ccf5501822d': 'SM2',
  '06082a8648ce3d030107': 'ECDSA',
  '06092a864886f70d010101': 'RSA',
} as const

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Consecutive DER elements. */
function partsIn(bytes: Uint8Array): Part[] {
  const parts: Part[] = []
  let at = 0
  const next = () => {
    const byte = bytes[at++]
    if (byte === undefined) throw new RangeError('cut off')
    return byte
  }
  while (at < bytes.length) {
    const tag = next()
    let length = next()
    if (length > 0x83) throw new RangeError('too long')
    if (length >= 0x80) {
      const digits = length - 0x80
      length = 0
      for (let digit = 0; digit < digits; digit++) length = length * 256 + next()
    }
    if (at + length > bytes.length) throw new RangeError('cut off')
    parts.push({ tag, bytes: bytes.subarray(at, at + length) })
    at += length
  }
  return parts
}

const inside = (part: Part | undefined): Part[] => {
  if (part === undefined || (part.tag & 0x20) === 0) throw new RangeError('nothing inside')
  return partsIn(part.bytes)
}

/** Common name of a distinguished name. */
function nameIn(name: Part | undefined): string {
  for (const set of inside(name))
    for (const pair of inside(set)) {
      const [type, value] = inside(pair)
      if (type && value && hexOf(type.bytes) === commonName) return textOf(value)
    }
  return ''
}

const bmpString = 0x1e
const textOf = ({ tag, bytes }: Part) => new TextDecoder(tag === bmpString ? 'utf-16be' : 'utf-8').decode(bytes)

/** DER time: `YYMMDDhhmmssZ`, where 50 means 1950, or with a four-digit year. */
function timeOf({ tag, bytes }: Part): Date {
  const text = new TextDecoder().decode(bytes)
  const century = tag === generalizedTime ? '' : Number(text.slice(0, 2)) < 50 ? '20' : '19'
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(century + text) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const kindOf = (key: Part | undefined): Shown['kind'] => {
  const text = hexOf(inside(key)[0]?.bytes ?? new Uint8Array())
  const known = Object.entries(kinds).find(([id]) => text.includes(id))
  if (!known) throw new RangeError('another kind of key')
  return known[1]
}

/** Reads a certificate in base64; undefined if it is invalid or its key type is not supported. */
export function readShown(base64: string): Shown | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!)
    const [whole] = partsIn(bytes)
    const [signed] = inside(whole)
    const [first, ...others] = inside(signed)
    const fields = first?.tag === version ? others : [first, ...others]
    const [serial, , issuer, validity, subject, key] = fields
    const notAfter = timeOf(inside(validity)[1]!)
    if (whole?.tag !== sequence || !serial || Number.isNaN(notAfter.getTime())) return undefined
    return {
      serial: hexOf(serial.bytes)
        .replace(/^0+(?=.)/, '')
        .toUpperCase(),
      name: nameIn(subject),
      issuer: nameIn(issuer),
      notAfter,
      kind: kindOf(key),
    }
  } catch {
    return undefined
  }
}
