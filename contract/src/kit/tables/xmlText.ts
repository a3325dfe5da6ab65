import { fail } from './tableError.ts'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const letter = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : fail('import.unreadable'))

/**
 * Decodes the five predefined entities and character references. Others would need a document type, which is refused.
 */
export const plainText = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));|&/gi,
        (_, hex?: string, number?: string, name?: string) => {
          if (hex) return letter(Number.parseInt(hex, 16))
          if (number) return letter(Number(number))
          return named[name ?? ''] ?? fail('import.unreadable')
        },
      )

/** Attribute of a tag; undefined if it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (at > 0 && !isSpace(attributes, at - 1)) continue
    let start = at + name.length
    while (isSpace(attributes, start)) start++
    if (attributes[start] !== '=') continue
    do start++
    while (isSpace(attributes, start))
    const end = attributes.indexOf(attributes[start] ?? '"', start + 1)
    return end < 0 ? fail('import.unreadable') : plainText(attributes.slice(start + 1, end))
  }
  return undefined
}

const isSpace = (text: string, at: number) => text.charCodeAt(at) <= 32
