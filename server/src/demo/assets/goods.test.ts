import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rendered } from '../catalogue/photos/photo.ts'
import { generateProducts } from '../generate.ts'

const folder = new URL('pictures/goods/', import.meta.url)
const photos = globSync('**/*.webp', { cwd: folder.pathname }).map((file) => ({
  name: file.replace('.webp', ''),
  bytes: readFileSync(new URL(file, folder)),
}))
const products = [...generateProducts()]
const written = products.filter(({ isWritten }) => isWritten)
/** First-level categories whose first page has photos alone. */
const complete = ['01', '02']
const jobs = new Map(products.flatMap(({ skus }) => skus.flatMap(({ photo }) => (photo ? [[photo.name, photo]] : []))))

/** Width and height of a lossy WebP. */
const sizeOf = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 16) === 'WEBPVP8 '
    ? [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
    : null

test('photos of goods: the manifest has the hash of each file', () => {
  const hashes = photos.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])
  expect(Object.fromEntries(hashes)).toEqual(rendered)
})

test('photos of goods: each shows goods of the demo as they are now', () => {
  expect(Object.keys(rendered).filter((name) => !jobs.has(name))).toEqual([])
})

test('photos of goods: all are WebP of 480 × 480 pixels and at most 40 KB', () => {
  expect(photos.filter(({ bytes }) => sizeOf(bytes)?.join() !== '480,480' || bytes.length > 40_960)).toEqual([])
  expect(photos.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(30_000_000)
})

test('photos of goods: the first page of each category has photos alone, none of them twice in a row', () => {
  for (const code of complete) {
    const first = written.filter(({ categoryCode }) => categoryCode.startsWith(code)).slice(0, 20)
    expect(first).toHaveLength(20)
    const shown = first.map(({ skus: [sku] }) => sku?.photo?.name ?? '')
    expect(shown.filter((name) => !(name in rendered))).toEqual([])
    expect(shown.filter((name, place) => name === shown[place + 1])).toEqual([])
  }
})

test('photos of goods: SKUs of different colours have different photos', () => {
  const sameFor = written.filter(({ skus }) => {
    const coloured = skus.filter(({ photo, attributes: [axis] }) => photo && axis?.code === 'colour')
    return new Set(coloured.map(({ photo }) => photo!.name)).size < coloured.length
  })
  expect(sameFor.map(({ name }) => name)).toEqual([])
})
