import { randomInt } from 'node:crypto'

/**
 * Captcha picture without fonts: each glyph is a few strokes on a 4 × 6 grid, rotated, slanted and bent by a wave
 * through the picture, and crossed by lines of the same colours and widths, so that neither separates glyphs from
 * lines. Ambiguous characters (0 O, 1 I, 5 S, 8 B) are left out.
 */
export const strokes: Record<string, string> = {
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '6': '30 10 02 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '9': '43 13 02 01 10 30 41 45 36 16',
  A: '06 20 46 34 14',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 03 33 03 06 46',
  F: '40 00 03 33 03 06',
  H: '00 06 03 43 40 46',
  K: '00 06 04 40 13 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03 23 46',
  T: '00 40 20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46 23 40 06',
  Y: '00 23 40 23 26',
  Z: '00 40 06 46',
}
const glyphs = Object.keys(strokes)

export const newCaptchaCode = (length = 4): string =>
  Array.from({ length }, () => glyphs[randomInt(glyphs.length)]).join('')
