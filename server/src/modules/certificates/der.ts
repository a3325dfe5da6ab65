/** DER element: tag, content, and complete encoding. */
export interface Part {
  readonly tag: number
  readonly bytes: Uint8Array
  readonly whole: Uint8Array
}

export const tags = { boolean: 0x01, integer: 0x02, utcTime: 0x17, generalTime: 0x18, sequence: 0x30, context0: 0xa0 }

/**
 * Parses consecutive DER elements. Own parser, because revocation lists have a hundred thousand entries, for which the
 * general one takes seconds or fails. Refuses lengths that are not valid DER.
 */
export function partsIn(bytes: Uint8Array): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < bytes.length;) {
    const from = at
    const tag = bytes[at]!
    const first = bytes[at + 1]!
    at += 2
    let length = first
    if (first >= 0x80) {
      const digits = first - 0x80
      if (digits === 0 || digits > 4) throw new RangeError('a length that is none')
      length = 0
      for (let digit = 0; digit < digits; digit++) length = length * 256 + bytes[at++]!
    }
    at += length
    if (!(at <= bytes.length)) throw new RangeError('cut off')
    parts.push({ tag, bytes: bytes.subarray(at - length, at), whole: bytes.subarray(from, at) })
  }
  return parts
}

/** Elements inside a constructed element. */
export function inside(part: Part | undefined): Part[] {
  if (part === undefined || (part.tag & 0x20) === 0) throw new RangeError('nothing inside')
  return partsIn(part.bytes)
}
