import { appUrl, expect, test } from '../app.ts'
import { logIn } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'
import { messagesOf } from '../messages.ts'

test('login methods: a passkey is added after the password and logs in without it', async ({ page, context }) => {
  const words = messagesOf['zh-CN'].login
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, 'luyunzhou')
  await page.goto(`${appUrl()}/userInformation`)
  await waitUntilStable(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.factors.add, exact: true }).click()
  await page.getByLabel(words.prove.password).fill('Baicai@2026')
  await page.getByRole('button', { name: words.prove.next }).click()
  await page.getByRole('button', { name: words.factors.make }).click()
  await expect(page.getByRole('dialog').getByText(words.factor.codesReason)).toBeVisible()
  await page.getByRole('button', { name: words.factor.codesKept }).click()
  await expect(page.getByText(words.factor.thisDevice)).toBeVisible()

  await page.goto(`${appUrl()}/login`)
  await page.waitForFunction(() => window.isHydrated)
  await page.getByRole('button', { name: words.passkey }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByText('陆云舟').first()).toBeVisible()

  // Removes the passkey, because other tests log in as this user.
  await page.goto(`${appUrl()}/userInformation`)
  await waitUntilStable(page)
  await page.getByRole('listitem').filter({ hasText: words.factor.thisDevice }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: words.factors.remove }).click()
  await page.getByLabel(words.prove.password).fill('Baicai@2026')
  await page.getByRole('button', { name: words.prove.next }).click()
  await page
    .getByRole('button', { name: words.factor.confirm })
    .or(page.getByRole('button', { name: words.factor.usePasskey }))
    .click()
  await expect(page.getByText(words.factors.off)).toBeVisible()
})
