import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { addressOfArticlePicture } from '#contract/notices/pictures.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { storeFile } from '#modules/files/index.ts'
import type { DemoArticle } from './demoArticle.ts'

const folder = new URL('../assets/articles/', import.meta.url)
const inText = /(?<=<img loading="lazy" src=")[\w-]+(?=")/g

/** The article with pictures of its own, stored as its writer's upload is: made before, since the start has no time for it. */
export async function bringPictures(
  database: Database,
  contents: Files,
  writer: Actor,
  article: DemoArticle,
): Promise<DemoArticle> {
  const { cover, content } = article
  const names = new Set([cover ?? [], typeof content === 'string' ? (content.match(inText) ?? []) : []].flat())
  const addresses = new Map<string, string>()
  for (const name of names) addresses.set(name, await bringPicture(database, contents, writer, name))
  return {
    ...article,
    ...(cover !== undefined && { cover: addresses.get(cover)! }),
    content: typeof content === 'string' ? content.replace(inText, (name) => addresses.get(name)!) : content,
  }
}

async function bringPicture(database: Database, contents: Files, writer: Actor, name: string): Promise<string> {
  const content = await readFile(new URL(`${name}.webp`, folder))
  const { key } = await storeFile(database, contents, writer, {
    path: '',
    name: `${name}.webp`,
    ending: '.webp',
    type: 'image/webp',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content: () => Readable.from([content]),
  })
  return addressOfArticlePicture(key)
}
