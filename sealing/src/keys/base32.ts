/** Crockford's base 32: without the ambiguous I, L, O and U. Input may be lower case and contain I, L and O. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const digitOf = (value: number): string => digits[value]!

/** Value of a character, or −1. */
export const valueOf = (character: string): number =>
  digits.indexOf(character.toUpperCase().replace('O', '0').replace(/[IL]/, '1'))

/** Encodes bytes; the last character is padded with zero bits. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => digitOf(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** Inserts separators, for reading aloud. */
export const grouped = (text: string, size: number): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join('-')
