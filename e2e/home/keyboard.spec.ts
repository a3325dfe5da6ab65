import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn } from '../users.ts'

const host = 'huarun.localhost'

test('home layouts: blocks are reordered by keyboard only', async ({ page }) => {
  const { homeEditor } = messagesOf['zh-CN']
  await logIn(page, 'operator', { entrance: 'operator', host })
  await page.goto(`${appUrl(host)}/homeLayouts?page=homePageZb`)
  const blocks = page.getByRole('grid', { name: homeEditor.blocks })
  const names = () => blocks.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
  await expect(blocks.getByRole('row').nth(1)).toBeVisible()
  const [first, second, ...rest] = await names()

  // Enter picks up the block, an arrow key selects the position, Enter drops it.
  await blocks.getByRole('row').first().getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([second, first, ...rest])

  // Escape cancels.
  await blocks.getByRole('row').first().getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect.poll(names).toEqual([second, first, ...rest])
})
