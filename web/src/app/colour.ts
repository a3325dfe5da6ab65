/** Colour arithmetic between sRGB and OKLCH, and the contrast of two colours (WCAG 2). */
type Triple = readonly [number, number, number]
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const map = ([x, y, z]: Triple, f: (v: number) => number): Triple => [f(x), f(y), f(z)]

/** `#abc` or `#aabbcc` as six lower-case digits; undefined if invalid. */
export function readHex(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return digits
  return /^[0-9a-f]{3}$/.test(digits) ? digits.replace(/./g, '$&$&') : undefined
}

const toRgb = (hex: string): Triple => {
  const value = Number.parseInt(readHex(hex) ?? '0', 16)
  return map([value >> 16, (value >> 8) & 255, value & 255], (v) => v / 255)
}

const toHex = (rgb: Triple): string =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function toLch(hex: string): Lch {
  const [r, g, b] = map(toRgb(hex), toLinear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  }
}

function lchToRgb({ l: light, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return map(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ],
    toGamma,
  )
}

/** Nearest displayable colour of the same lightness and hue: reduces chroma. */
export function fromLch(l: number, c: number, h: number): string {
  const fits = (rgb: Triple) => rgb.every((v) => v >= -0.0005 && v <= 1.0005)
  for (let chroma = c; chroma > 0.0005; chroma *= 0.97) {
    const rgb = lchToRgb({ l, c: chroma, h })
    if (fits(rgb)) return toHex(rgb)
  }
  return toHex(lchToRgb({ l, c: 0, h }))
}

const luminance = (hex: string): number => {
  const [r, g, b] = map(toRgb(hex), toLinear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [x, y] = [luminance(one), luminance(other)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
