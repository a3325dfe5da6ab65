import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import type { Files } from '#kit/files/files.ts'
import { refusalCodeOf } from '#kit/refusal.ts'
import { contentsOfTenant, type Owner } from './catalog.ts'
import { type ExportedContent, Hashing } from './manifest.ts'
import { unreadable, copyOut } from './copy.ts'

/** Exports the referenced contents by key, with one line about each. */
export async function exportContents(owner: Owner, files: Files, tenantId: string, folder: string) {
  const list = join(folder, 'contents.copy')
  await copyOut(owner, contentsOfTenant(tenantId), list)
  await mkdir(join(folder, 'contents'), { mode: 0o700 })
  await writeFile(join(folder, 'contents.jsonl'), '', { mode: 0o600 })
  let kept = 0
  const missing: string[] = []
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [key = '', type = ''] = line.split('\t')
    const content = await exportContent(files, key, type, join(folder, 'contents', key))
    if (content === undefined) missing.push(key)
    else {
      kept += 1
      await appendFile(join(folder, 'contents.jsonl'), `${JSON.stringify(content)}\n`)
    }
  }
  return { kept, missing }
}

async function exportContent(
  files: Files,
  key: string,
  type: string,
  path: string,
): Promise<ExportedContent | undefined> {
  const source = await files.get(key).catch((error: unknown) => {
    if (refusalCodeOf(error) === 'thing.notFound') return undefined
    throw error
  })
  if (source === undefined) return undefined
  const hashing = new Hashing()
  await pipeline(source, hashing, createWriteStream(path, unreadable))
  return { key, type, size: hashing.size, sha256: hashing.digest() }
}
