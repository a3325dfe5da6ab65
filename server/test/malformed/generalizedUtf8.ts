/** Bytes of a text in UTF-8, with lone surrogates encoded like other characters, which no encoder does (WTF-8). */
export const generalizedUtf8 = (text: string): Buffer =>
  Buffer.concat(
    Array.from(text, (character) => {
      const point = character.codePointAt(0)!
      const isSurrogate = point >= 0xd800 && point <= 0xdfff
      return isSurrogate
        ? Buffer.from([0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f)])
        : Buffer.from(character)
    }),
  )

/** Percent-encoded text for addresses. */
export const percentEncoded = (text: string): string =>
  Array.from(generalizedUtf8(text), (byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')
