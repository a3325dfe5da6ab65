import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { saveScreenshot } from './support/saveScreenshot.ts'
import { asOwner, hasOwnDatabase } from './support/ownerDatabase.ts'
import { expectAccessible, expectPageQuality, waitUntilStable } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

test.skip(!hasOwnDatabase, 'faults are written into the database of this run alone, never into that of BASE')

/** Creates dead letters for the first demo tenant. */
const createFailedJobs = (names: readonly string[]) =>
  asOwner(async (owner) => {
    for (const name of names) await owner.query(`select kit.add_dead_letter($1, '{}', 4, 'Error 23505')`, [name])
  })

const languages = languagesOf(import.meta.filename)
for (const language of languages)
  test(`failed jobs: an operator retries one failed job and dismisses another, in ${language}`, async ({ page }) => {
    const { jobs, common } = messagesOf[language]
    await createFailedJobs(['ordering.timeOut', `test.unknown-${language}`])
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/failedJobs`)
    await waitUntilStable(page)
    await expectAccessible(page)
    await expectPageQuality(page, (width) => saveScreenshot(page, `screenshots/failedJobs/${language}-${width}.png`))
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
    await rowOf(jobs.names.ordering.timeOut).getByRole('button', { name: jobs.retry, exact: true }).click()
    await expect(page.getByText(common.done)).toBeVisible()
    await expect(rowOf(jobs.names.ordering.timeOut)).toHaveCount(0)
    await rowOf(`test.unknown-${language}`).getByRole('button', { name: jobs.dismiss, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: jobs.dismiss, exact: true }).click()
    await expect(rowOf(`test.unknown-${language}`)).toHaveCount(0)
  })
