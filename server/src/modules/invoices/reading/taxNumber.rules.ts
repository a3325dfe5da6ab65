const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Whether the last character of an 18-character tax number is its check character (GB 32100: weights 3ⁱ modulo 31). Older
 * numbers of 15 and 20 characters have none.
 */
export function hasCheckCharacter(no: string): boolean {
  if (no.length !== 18) return no.length === 15 || no.length === 20
  let total = 0
  let weight = 1
  for (const character of no.slice(0, 17)) {
    const value = alphabet.indexOf(character)
    if (value < 0) return false
    total += value * weight
    weight = (weight * 3) % 31
  }
  return alphabet[(31 - (total % 31)) % 31] === no.at(-1)
}
