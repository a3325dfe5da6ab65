import type { PhotoJob } from '../../server/src/demo/catalogue/photos/photo.ts'
import { generateProducts } from '../../server/src/demo/generate.ts'

// Jobs of the pictures of goods, those of the first pages first: node tools/run.mjs tools/pictures/pictureJobs.ts > jobs.json

const products = [...generateProducts()]
const written = products.filter(({ isWritten }) => isWritten)
const photosOf = (from: number, to?: number) =>
  written.flatMap(({ skus }) => skus.slice(from, to).map(({ photo }) => photo))
const others = products.filter(({ isWritten }) => !isWritten).map(({ skus: [sku] }) => sku?.photo)
const jobs = new Map<string, PhotoJob>()
for (const job of [...photosOf(0, 1), ...photosOf(1), ...others]) if (job) jobs.set(job.name, job)
process.stdout.write(`${JSON.stringify([...jobs.values()])}\n`)
