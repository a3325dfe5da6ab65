import { createHash } from 'node:crypto'

/** Icons of an installed portal: the tenant's own, or the product's logo in the tenant's colour. */
export const iconKinds = {
  'any-192': { size: 192, isFull: false },
  'any-512': { size: 512, isFull: false },
  'maskable-512': { size: 512, isFull: true },
  'apple-180': { size: 180, isFull: true },
} as const
export type IconKind = keyof typeof iconKinds
export const isIconKind = (kind: string): kind is IconKind => Object.hasOwn(iconKinds, kind)

interface Look {
  /** The tenant's favicon, or empty for the product's logo. */
  readonly favicon: string
  /** `#rrggbb`. */
  readonly colour: string
}

const versionLength = 16
/** Version of an icon in its URL, so that icons can be cached forever. */
export const iconVersion = ({ favicon, colour }: Look): string =>
  createHash('sha256').update(`1 ${favicon} ${colour}`).digest('hex').slice(0, versionLength)
export const iconAddress = (kind: IconKind, look: Look): string => `/appIcons/${kind}.png?v=${iconVersion(look)}`

/** Maskable icons: phones crop to a circle of 80 %, in which a square has sides of 56 %. */
const shareOfFull = 0.56
const mark = 'M11 11.5h16M19.4 11.5l-1.2 4.2M13.2 16h11.6v11H13.2zM13.2 21.5h11.6'

/** The product's logo; maskable ones are filled with the colour, with the logo inside the circle. */
const markOf = (colour: string, isFull: boolean) => {
  const [radius, scale] = isFull ? [0, 0.9] : [9, 1]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><rect width="38" height="38" rx="${radius}" fill="${colour}"/><g transform="translate(19 19) scale(${scale}) translate(-19 -19)"><path d="${mark}" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="square"/></g></svg>`
}

/** Renders an icon as PNG; `picture` is the content of the tenant's favicon, undefined if it cannot be read. */
export async function drawIcon(kind: IconKind, colour: string, picture: Buffer | undefined): Promise<Buffer> {
  // Loaded on demand: large, and only used for icons.
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
