import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import type { Founded } from '../organisation.ts'
import { contractJob } from './contractJobs.ts'
import { demoContracts, scansOf } from './demoContracts.ts'

/** Start after the agreements, and interval between jobs. */
const [firstAfterMs, everyMs] = [20_000, 400]

/** Stores the scans of signed contracts, and adds one job for each contract of a tenant. */
export async function foundContracts(
  database: Database,
  contents: Files,
  { tenantId }: Pick<Founded, 'tenantId'>,
): Promise<void> {
  const scan = { title: '签署页', footer: '', content: [{ text: '签署页（扫描件）', style: 'title' }] }
  const bytes = Buffer.from(await renderPdf(scan))
  const file = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), type: 'application/pdf' }
  const put = async () => ({
    key: await contents.put(Readable.from([bytes]), file),
    size: file.size,
    sha256: file.sha256,
  })
  const added = await Promise.all(
    demoContracts.map(async ({ course }, place) => ({
      data: { place, scans: await Promise.all(Array.from({ length: scansOf[course] }, put)) },
      key: String(place),
      runAt: new Date(Date.now() + firstAfterMs + place * everyMs),
    })),
  )
  await database.write(tenantId, (tx) => addJobs(tx, contractJob, added))
}
