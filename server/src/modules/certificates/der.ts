/** One part of a DER text: its tag, what is inside, and the whole of it. */
export interface Part {
  readonly tag: number
  readonly bytes: Uint8Array
  readonly whole: Uint8Array
}

export const tags = { boolean: 0x01, integer: 0x02, utcTime: 0x17, generalTime: 0x18, sequence: 0x30, context0: 0xa0 }

/**
 * The parts that stand one after the other. A reader of its own: revocation lists have a hundred thousand entries,
 * for which the general one takes seconds or gives up. Lengths that are not of DER are refused.
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

/** The parts inside a part that has some. */
export function inside(part: Part | undefined): Part[] {
  if (part === undefined || (part.tag & 0x20) === 0) throw new RangeError('nothing inside')
  return partsIn(part.bytes)
}
