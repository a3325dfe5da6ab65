import { createHash } from 'node:crypto'

/** Icons of an installed portal: the tenant's own, or the product's mark in the tenant's colour. */
export const iconKinds = {
  'any-192': { size: 192, isFull: false },
  'any-512': { size: 512, isFull: false },
  'maskable-512': { size: 512, isFull: true },
  'apple-180': { size: 180, isFull: true },
} as const
export type IconKind = keyof typeof iconKinds
export const isIconKind = (kind: string): kind is IconKind => Object.hasOwn(iconKinds, kind)

interface Look {
  /** The tenant's favicon, or empty for the product's mark. */
  readonly favicon: string
  /** `#rrggbb`. */
  readonly colour: string
}

const versionLength = 16
/** Says in its address what an icon is made of: what is kept under it never changes. */
export const iconVersion = ({ favicon, colour }: Look): string =>
  createHash('sha256').update(`1 ${favicon} ${colour}`).digest('hex').slice(0, versionLength)
export const iconAddress = (kind: IconKind, look: Look): string => `/appIcons/${kind}.png?v=${iconVersion(look)}`

/** Of a full icon a phone cuts off what is outside a circle of 80 %: a square within it has sides of 56 %. */
const shareOfFull = 0.56
const mark = 'M11 11.5h16M19.4 11.5l-1.2 4.2M13.2 16h11.6v11H13.2zM13.2 21.5h11.6'

/** The product's mark; full ones are coloured to their edges, and their mark is as large as a circle leaves it. */
const markOf = (colour: string, isFull: boolean) => {
  const [radius, scale] = isFull ? [0, 0.9] : [9, 1]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><rect width="38" height="38" rx="${radius}" fill="${colour}"/><g transform="translate(19 19) scale(${scale}) translate(-19 -19)"><path d="${mark}" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="square"/></g></svg>`
}

/** An icon as PNG; `picture` is what the tenant's favicon holds, undefined where there is none that can be read. */
export async function drawIcon(kind: IconKind, colour: string, picture: Buffer | undefined): Promise<Buffer> {
  // Large, and only icons need it.
  const { default: sharp } = await import('sharp')
  const { size, isFull } = iconKinds[kind]
  const ofMark = () =>
    sharp(Buffer.from(markOf(colour, isFull)), { density: (72 * size) / 38 })
      .resize(size, size)
      .png()
      .toBuffer()
  if (!picture) return ofMark()
  const side = isFull ? Math.round(size * shareOfFull) : size
  const background = isFull ? '#ffffff' : '#00000000'
  const around = Math.floor((size - side) / 2)
  return sharp(picture)
    .resize(side, side, { fit: 'contain', background })
    .flatten(isFull ? { background } : false)
    .extend({ top: around, left: around, bottom: size - side - around, right: size - side - around, background })
    .png()
    .toBuffer()
    .catch(ofMark)
}
