import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn } from '../users.ts'

const { common, apiKeys, webhookDeliveries, webhooks } = messagesOf['zh-CN']

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A system that receives events, and is out of order at first. */
async function aReceiver() {
  const received: Received[] = []
  const state = { status: 500 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += String(part)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(state.status)
      response.end(state.status === 500 ? 'out of order' : 'thanks')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, state, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() }
}

test('a webhook whose receiver fails is seen to fail, and is sent again once the receiver works', async ({ page }) => {
  const receiver = await aReceiver()
  const name = `资产系统 ${Date.now() % 100_000}`
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/webhooks`)
  await page.getByRole('button', { name: webhooks.add, exact: true }).click()
  const form = page.getByRole('dialog', { name: webhooks.add })
  await form.getByRole('textbox', { name: webhooks.field.name }).first().fill(name)
  await form.getByRole('textbox', { name: webhooks.field.url.label }).fill(receiver.url)
  await form.getByRole('treegrid', { name: webhooks.field.events }).getByRole('row').first().click()
  await form.getByRole('button', { name: common.save }).click()
  const shown = page.getByRole('dialog', { name: webhooks.secretTitle.replace('{{name}}', name) })
  const secret = (await shown.locator('code').textContent())!
  await shown.getByRole('button', { name: apiKeys.saved }).click()

  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: webhooks.action.test, exact: true })
    .click()
  // The first attempt and the one five seconds later fail.
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2)
  await page.getByRole('radio', { name: webhooks.view.deliveries }).click()
  const row = page.getByRole('row', { name: /webhook\.test/ }).filter({ hasText: name })
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('500')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await row.getByRole('button', { name: webhookDeliveries.action.detail, exact: true }).click()
  await expect(page.getByText('out of order')).toBeVisible()
  await page.keyboard.press('Escape')

  receiver.state.status = 200
  await row.getByRole('button', { name: webhookDeliveries.action.replay, exact: true }).click()
  await expect.poll(() => receiver.received.length).toBe(3)
  await expect(async () => {
    await page.reload()
    await expect(row.getByText(webhookDeliveries.field.status.options.delivered)).toBeVisible({ timeout: 2000 })
  }).toPass()
  const [first, , last] = receiver.received
  expect(last!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  const content = `${String(last!.headers['webhook-id'])}.${String(last!.headers['webhook-timestamp'])}.${last!.body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(last!.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(content).digest('base64')}`)
  receiver.close()
})
