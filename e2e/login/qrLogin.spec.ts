import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename))
  test(`QR login: a logged-in phone confirms the login of a browser, in ${language}`, async ({ page, browser }) => {
    const { qr } = messagesOf[language].login
    await setLanguage(page, language)
    const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await setLanguage(phoneContext, language)
    const phone = await phoneContext.newPage()
    await logIn(phone, 'fangmuqing', { language })
    const requested = page.waitForResponse((response) => response.url().includes('getQRCodeServiceNo'))
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
    await phoneContext.close()
  })
