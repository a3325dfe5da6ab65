import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from './pictureMetadata.rules.ts'

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1', GPSLongitudeRef: 'E' } }
const camera = { IFD0: { Make: 'Camera', Model: 'Secret-9', Copyright: '林知远' }, ...place }
const noise = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * 7919) % 251))
const picture = () => sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
const pixels = (content: Buffer) => sharp(content).raw().toBuffer()

test.each(['jpeg', 'png', 'progressive'] as const)(
  'picture metadata: of a %s file, place and camera are removed',
  async (kind) => {
    const taken = picture().withExif(camera).withIccProfile('p3')
    const content = await (
      kind === 'png' ? taken.png() : taken.jpeg({ progressive: kind === 'progressive' })
    ).toBuffer()
    expect(content.includes('Secret-9')).toBe(true)
    const left = withoutMetadata(content, kind === 'png' ? '.png' : '.jpg')
    const { exif, xmp, iptc, icc, width, height } = await sharp(left).metadata()
    expect([exif, xmp, iptc, width, height]).toEqual([undefined, undefined, undefined, 40, 30])
    expect(icc).toBeDefined()
    expect(left.includes('Secret-9')).toBe(false)
    expect((await pixels(left)).equals(await pixels(content))).toBe(true)
    expect(withoutMetadata(left, kind === 'png' ? '.png' : '.jpg').equals(left)).toBe(true)
  },
)

test.each([1, 3, 6, 8])('picture metadata: the rotation %i stays', async (orientation) => {
  const content = await picture().withMetadata({ orientation, exif: camera }).jpeg().toBuffer()
  const left = withoutMetadata(content, '.jpg')
  expect((await sharp(left).metadata()).orientation ?? 1).toBe(orientation)
  expect(left.includes('Secret-9')).toBe(false)
  const upright = (each: Buffer) => sharp(each).autoOrient().raw().toBuffer()
  expect((await upright(left)).equals(await upright(content))).toBe(true)
})

test('picture metadata: what follows a picture, and comments in it, are removed', async () => {
  const plain = await picture().jpeg().toBuffer()
  const text = Buffer.from('31.2304,121.4737')
  const segment = (marker: number, body: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  }
  const xmp = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), text])
  const full = Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, xmp),
    segment(0xed, text),
    segment(0xfe, text),
    segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), text])),
    plain.subarray(2),
    plain,
    text,
  ])
  expect(withoutMetadata(full, '.jpeg').equals(withoutMetadata(plain, '.jpeg'))).toBe(true)
  const png = await picture().png().toBuffer()
  expect(withoutMetadata(Buffer.concat([png, text]), '.png').includes(text)).toBe(false)
})

test('picture metadata: what is no picture is left as it is', async () => {
  const plain = await picture().jpeg().toBuffer()
  const odd = [Buffer.from(''), Buffer.from('\xff\xd8\xff', 'latin1'), plain.subarray(0, 300), Buffer.from('text')]
  for (const content of odd)
    for (const ending of ['.jpg', '.png']) expect(withoutMetadata(content, ending).equals(content)).toBe(true)
  const exif = Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff', 'latin1')
  const broken = Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
    exif,
    plain.subarray(2),
  ])
  expect(withoutMetadata(broken, '.jpg').equals(withoutMetadata(plain, '.jpg'))).toBe(true)
})
