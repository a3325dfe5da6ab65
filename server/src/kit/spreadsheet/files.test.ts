import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ZipPart, buildZip } from '#test/zip.ts'
import { openZipFile } from './files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Opens an archive and unpacks all of it. */
async function contentsOf(archive: Buffer): Promise<Record<string, string>> {
  const path = join(folder, 'archive')
  await writeFile(path, archive)
  const zip = await openZipFile(path)
  const contents: Record<string, string> = {}
  for (const [name, entry] of zip.entries) contents[name] = (await buffer(Readable.from(zip.unpack(entry)))).toString()
  return contents
}

const letter: ZipPart = { name: 'letter.txt', content: '你好 '.repeat(10_000) }
const stored: ZipPart = { name: 'a/stored.txt', content: 'as it is', method: 0 }

test('zip reader: unpacks the packed content', async () => {
  const empty: ZipPart = { name: 'empty', content: '', method: 0 }
  expect(await contentsOf(buildZip([letter, stored, empty]))).toEqual({
    'letter.txt': letter.content,
    'a/stored.txt': 'as it is',
    empty: '',
  })
  const comment = buildZip([stored])
  comment.writeUInt16LE(5, comment.length - 2)
  expect(Object.keys(await contentsOf(Buffer.concat([comment, Buffer.from('hello')])))).toEqual(['a/stored.txt'])
})

test.each([
  ['more comes out than the directory says', buildZip([{ ...letter, claims: 1000 }]), 'upload.unpacksTooLarge'],
  ['less comes out', buildZip([{ ...letter, claims: 1_000_000 }]), 'upload.content'],
  ['a password', buildZip([{ ...stored, flags: 0x801 }]), 'upload.encrypted'],
  ['an unknown method', buildZip([{ ...stored, method: 99 }]), 'upload.content'],
  ['the same name twice', buildZip([stored, stored]), 'upload.content'],
  ['no archive at all', Buffer.from('PK\x03\x04'.repeat(100)), 'upload.content'],
  ['nothing', Buffer.alloc(0), 'upload.content'],
  ['only an end', buildZip([]), 'upload.content'],
  ['something in front of it', Buffer.concat([Buffer.from('MZ program'), buildZip([stored])]), 'upload.content'],
  ['something behind it', Buffer.concat([buildZip([stored]), Buffer.from('tail')]), 'upload.content'],
  ['cut off', buildZip([letter, stored]).subarray(0, -30), 'upload.content'],
  [
    'too many entries',
    buildZip(Array.from({ length: 6000 }, (_, n) => ({ ...stored, name: `${n}` }))),
    'upload.content',
  ],
] as const)('zip reader: %s: refused', async (_, archive, refusal) => {
  await expect(contentsOf(archive)).rejects.toThrow(refusal)
})

test('zip reader: entries with shared bytes are refused', async () => {
  const archive = buildZip([letter, { ...letter, name: 'again' }])
  const second = archive.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  archive.writeUInt32LE(0, second + 42)
  await expect(contentsOf(archive)).rejects.toThrow('upload.content')
})

test('zip reader: corrupt bytes are refused', async () => {
  const archive = buildZip([letter])
  archive.fill(0xff, 45, 60)
  await expect(contentsOf(archive)).rejects.toThrow('upload.content')
})
