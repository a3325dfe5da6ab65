/**
 * Removes from a JPEG or PNG what says where, when, by whom and with what it was taken (EXIF, XMP, IPTC, comments), and
 * what follows the picture, such as the film of a motion photo. Pixels, colour profile and rotation stay as they are.
 * A file that does not have the structure of its kind is returned unchanged.
 */
export function withoutMetadata(content: Buffer, ending: string): Buffer {
  return (ending === '.png' ? pngWithoutMetadata(content) : jpegWithoutMetadata(content)) ?? content
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe

/** Application segments that decoding needs: JFIF, the colour profile, and Adobe's colour transform. */
function isNeeded(marker: number, body: Buffer): boolean {
  if (marker === comment) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const begins = (text: string) => body.subarray(0, text.length).toString('latin1') === text
  return (
    (marker === 0xe0 && begins('JFIF\0')) ||
    (marker === 0xe2 && begins('ICC_PROFILE\0')) ||
    (marker === 0xee && begins('Adobe'))
  )
}

function jpegWithoutMetadata(content: Buffer): Buffer | undefined {
  if (content[0] !== 0xff || content[1] !== startOfImage) return undefined
  const kept: Buffer[] = []
  let orientation = 1
  for (let at = 2; at + 2 <= content.length;) {
    if (content[at] !== 0xff) return undefined
    const marker = content[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      const begin = content.subarray(0, 2)
      return Buffer.concat([
        begin,
        ...(orientation > 1 ? [rotation(orientation)] : []),
        ...kept,
        content.subarray(at, at + 2),
      ])
    }
    const length = at + 4 <= content.length ? content.readUInt16BE(at + 2) : 0
    const end = at + 2 + length
    if (length < 2 || end > content.length) return undefined
    const body = content.subarray(at + 4, end)
    if (marker === 0xe1) orientation = orientationIn(body) ?? orientation
    const next = marker === startOfScan ? endOfScan(content, end) : end
    if (isNeeded(marker, body)) kept.push(content.subarray(at, next))
    at = next
  }
  return undefined
}

/** End of the compressed data from here on: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const marker = content[at + 1]
    if (marker !== undefined && marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return content.length
}

const exif = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112

/** Orientation of EXIF data, 1 to 8; undefined if it has none. */
function orientationIn(body: Buffer): number | undefined {
  if (!body.subarray(0, exif.length).equals(exif)) return undefined
  const tiff = body.subarray(exif.length)
  const order = tiff.subarray(0, 2).toString('latin1')
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return undefined
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** EXIF segment with the orientation alone. */
function rotation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(2 + exif.length + tiff.length, 2)
  return Buffer.concat([head, exif, tiff])
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Ancillary chunks that concern the display; the others hold texts, EXIF and times. */
const displayed = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

function pngWithoutMetadata(content: Buffer): Buffer | undefined {
  if (!content.subarray(0, pngSignature.length).equals(pngSignature)) return undefined
  const kept: Buffer[] = [pngSignature]
  for (let at = pngSignature.length; at + 12 <= content.length;) {
    const end = at + 12 + content.readUInt32BE(at)
    if (end > content.length) return undefined
    const kind = content.subarray(at + 4, at + 8).toString('latin1')
    // A capital: the chunk is needed to decode the picture.
    if (/^[A-Z]/.test(kind) || displayed.has(kind)) kept.push(content.subarray(at, end))
    if (kind === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
