import type { CDPSession, Page } from '@playwright/test'
import { findMyOpenerKey } from '#contract/sourcing/openers.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { offerBy } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'
import { approveProject, holdCeremony, makeKey } from './openers.ts'

/** Adds a virtual authenticator, with or without the PRF extension. */
async function addDevice(devices: CDPSession, hasPrf: boolean): Promise<string> {
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  })
  return authenticatorId
}

/** Simulates another device with the synced passkey: this browser no longer stores the key. */
const forgetKey = (page: Page) =>
  page.evaluate(
    async (name) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open(name)
        request.addEventListener('error', () => failed(new Error('not opened')))
        request.addEventListener('success', () => {
          const clearing = request.result.transaction('kept', 'readwrite')
          clearing.objectStore('kept').clear()
          clearing.addEventListener('complete', () => done())
        })
      }),
    'baicai-opening',
  )

for (const language of languagesOf(import.meta.filename)) {
  const { opening, openerPasskeys: words } = messagesOf[language]

  test(`passkeys (${language}): a passkey unlocks an opener's key to release, recheck and countersign`, async ({
    browser,
  }) => {
    const [buyer, head] = [await enter(browser, 'mengchunhe', language), await enter(browser, 'tianjianguo', language)]
    const devices = await buyer.context().newCDPSession(buyer)
    await devices.send('WebAuthn.enable')
    await makeKey(buyer, language)
    await makeKey(head, language)
    const dialog = buyer.getByRole('dialog')
    const add = async (name: string) => {
      await buyer.getByRole('button', { name: words.add }).click()
      await dialog.getByLabel(words.name).fill(name)
      await dialog.getByRole('button', { name: words.make }).click()
    }

    // A device without the extension: an error is shown, and no passkey is added.
    const deviceWithoutPrf = await addDevice(devices, false)
    await add('旧设备')
    await expect(dialog.getByText(words.trouble.noPrf)).toBeVisible()
    await expectAccessible(buyer)
    await dialog.getByRole('button', { name: messagesOf[language].common.cancel }).click()
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: deviceWithoutPrf })

    await addDevice(devices, true)
    const sent: string[] = []
    buyer.on('request', (request) => sent.push(request.postData() ?? ''))
    await add('办公笔记本')
    await expect(buyer.getByText('办公笔记本')).toBeVisible()
    await expectAccessible(buyer)
    await add('办公笔记本')
    await expect(dialog.getByText(words.trouble.known)).toBeVisible()
    await dialog.getByRole('button', { name: messagesOf[language].common.cancel }).click()
    const added = sent.filter((body) => body.includes('attestationObject'))
    expect(added).toHaveLength(1)
    expect(added[0]).not.toMatch(/prf|clientExtensionResults/)

    const id = await approveProject(buyer, head, `通行密钥 ${language} ${Date.now() % 1_000_000}`)
    await holdCeremony(buyer, head, id, language)
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    await offerBy(supplier, id, { prices: ['10', '11', '12', '13', '14'], freight: '0.00', deliveryDays: 9 })

    // On a device with only the passkey.
    await forgetKey(buyer)
    await buyer.goto(`${appUrl()}/myOpenerKey`)
    await expect(buyer.getByText(words.ready)).toBeVisible()
    await buyer.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await buyer.getByRole('button', { name: opening.room.duty.release }).click({ timeout: 150_000 })
    await expect(dialog.getByText(words.unlockText)).toBeVisible()
    await expectAccessible(buyer)
    await dialog.getByRole('button', { name: words.use }).click()
    await expect(buyer.getByRole('button', { name: opening.room.duty.countersign })).toBeVisible({ timeout: 60_000 })
    await buyer.getByRole('button', { name: opening.room.duty.countersign }).click()
    await dialog.getByRole('button', { name: words.use }).click()
    await expect(buyer.getByText(opening.room.hasSigned).first()).toBeVisible({ timeout: 60_000 })

    // A removed passkey unlocks nothing; the recovery code still works.
    await buyer.goto(`${appUrl()}/myOpenerKey`)
    await buyer.getByRole('button', { name: words.removeTitle.replace('{{name}}', '办公笔记本') }).click()
    await dialog.getByRole('button', { name: words.remove, exact: true }).click()
    await expect(buyer.getByText(words.none)).toBeVisible()
    await expect(buyer.getByText(opening.key.notHere, { exact: true })).toBeVisible()
    expect((await callApi(buyer, findMyOpenerKey, {})).current!.passkeys).toEqual([])
    for (const page of [buyer, head, supplier]) await page.context().close()
  })
}
