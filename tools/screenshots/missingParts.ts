import type { Page } from '@playwright/test'
import type { PageToCapture, Words } from './pageToCapture.ts'

/** The page is stable already; this allows for parts that follow an animation. */
const timeout = 5_000

/** Parts of the named state that the page does not show. */
export async function missingParts(page: Page, words: Words, shows: PageToCapture['shows']): Promise<string[]> {
  const missing: string[] = []
  for (const part of shows ? [shows(words, page)].flat() : []) {
    const found = typeof part === 'string' ? page.getByText(part, { exact: true }) : part
    const isShown = found.filter({ visible: true }).first().waitFor({ timeout })
    await isShown.catch(() => missing.push(`does not show ${typeof part === 'string' ? `“${part}”` : String(part)}`))
  }
  return missing
}
