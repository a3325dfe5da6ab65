/**
 * Crockford's base 32: no I, L, O and U, so that nothing is misread; read in small letters and with I, L and O as well.
 */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const digitOf = (value: number): string => digits[value]!

/** The value of a character, or −1. */
export const valueOf = (character: string): number =>
  digits.indexOf(character.toUpperCase().replace('O', '0').replace(/[IL]/, '1'))

/** The text of bytes; the last character is filled with zeros. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => digitOf(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** Groups of characters, as people read them out. */
export const grouped = (text: string, size: number): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join('-')
