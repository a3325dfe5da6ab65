import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename))
  test(`QR login: a phone that is logged in lets a browser in, in ${language}`, async ({ page, browser }) => {
    const { qr } = messagesOf[language].login
    await setLanguage(page, language)
    const pocket = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await setLanguage(pocket, language)
    const phone = await pocket.newPage()
    await logIn(phone, 'fangmuqing', { language })
    const requested = page.waitForResponse((answer) => answer.url().includes('getQRCodeServiceNo'))
    await page.goto(`${appUrl()}/login?method=qr`)
    const { data } = (await (await requested).json()) as { data: { serviceNo: string } }
    await phone.goto(`${appUrl()}/qrConfirm?serviceNo=${data.serviceNo}`)
    await waitUntilStable(phone)
    await expectNoHorizontalOverflow(phone)
    await expectAccessible(phone)
    await expect(page.getByText(qr.scanned)).toBeVisible()
    await phone.getByRole('button', { name: qr.agree }).click()
    await expect(phone.getByText(qr.agreed)).toBeVisible()
    await expect(page).not.toHaveURL(/\/login/)
    await pocket.close()
  })
