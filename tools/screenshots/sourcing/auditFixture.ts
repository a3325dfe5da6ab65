import type { Page } from '@playwright/test'
import { buildAuditFile } from '#sealing/audit/build.ts'
import { alterations, makeExample } from '#sealing/testing/alterations.ts'
import { keptBy, trustIn } from '#sealing/testing/audit.ts'
import type { Words } from '../pageToCapture.ts'

/** Selects files on the page that verifies results. */
export async function chooseAuditFiles(page: Page, files: Readonly<Record<string, unknown>>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })),
  )
}

const example = makeExample('A')

export async function verifyUnaltered(page: Page, { verify }: Words): Promise<void> {
  const { project, facts } = await example
  const [packet] = keptBy(project).packets
  const audit = await buildAuditFile(project.platform, facts)
  await chooseAuditFiles(page, { 'XJ-1120-036.json': audit, 'trust.json': trustIn(project), 'packet.json': packet })
  await page.getByRole('heading', { name: verify.good }).waitFor()
}

export async function verifyAltered(page: Page, { verify }: Words): Promise<void> {
  const { project, facts } = await example
  const audit = await buildAuditFile(project.platform, facts)
  const altered = await alterations[0]!.alter(await example, audit)
  await chooseAuditFiles(page, { 'XJ-1120-036.json': altered, 'trust.json': trustIn(project) })
  await page.getByRole('heading', { name: verify.bad }).waitFor()
}
