import { readFile } from 'node:fs/promises'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { storePicture } from '#modules/notices/index.ts'
import type { DemoArticle } from './demoArticle.ts'

const folder = new URL('../assets/articles/', import.meta.url)
const inText = /(?<=<img loading="lazy" src=")[\w-]+(?=")/g

/** Stores cover and pictures as uploads of the writer; they are prerendered to keep startup fast. */
export async function bringPictures(
  database: Database,
  contents: Files,
  writer: Actor,
  article: DemoArticle,
): Promise<DemoArticle> {
  const { cover, content } = article
  const names = new Set([cover ?? [], typeof content === 'string' ? (content.match(inText) ?? []) : []].flat())
  const addresses = new Map<string, string>()
  for (const name of names) {
    const [file, content] = [`${name}.webp`, await readFile(new URL(`${name}.webp`, folder))]
    addresses.set(name, await storePicture(database, contents, writer, { path: '', name: file, content }))
  }
  return {
    ...article,
    ...(cover !== undefined && { cover: addresses.get(cover)! }),
    content: typeof content === 'string' ? content.replace(inText, (name) => addresses.get(name)!) : content,
  }
}
