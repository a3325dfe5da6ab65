import type { Locator } from '@playwright/test'
import sharp from 'sharp'

export interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const pdfNamed = (name: string): UploadedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}`),
})

/** Selects files by the button of an attachment field. */
export async function chooseFiles(choose: Locator, files: readonly UploadedFile[]) {
  const chooser = choose.page().waitForEvent('filechooser')
  await choose.click()
  await (await chooser).setFiles([...files])
}

export const photo = async (name: string): Promise<UploadedFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
})
