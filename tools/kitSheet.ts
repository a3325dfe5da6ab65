import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { accessibilityViolations, heights, widths } from '../e2e/visualAssertions.ts'
import { overflowingElements } from '../e2e/support/overflow.ts'
import config from '../playwright.config.ts'

// Screenshots of the component sheet: every control of the kit, closed and open, light and dark, on desktop and phone,
// with accessibility violations.

const folder = 'screenshots/kit'

/** Opens a control for a separate screenshot; the previous one is closed by Escape. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  select: (page) => page.getByRole('combobox', { name: '状态' }).click(),
  search: async (page) => {
    await page.getByRole('combobox', { name: '供应商' }).click()
    await page.getByRole('searchbox', { name: '输入关键词搜索' }).fill('安')
  },
  many: (page) => page.getByRole('combobox', { name: '品类（多选）' }).click(),
  cascade: async (page) => {
    await page.getByRole('combobox', { name: '地区' }).click()
    await page.getByRole('option', { name: '浙江省' }).click()
    await page.getByRole('option', { name: '杭州市' }).click()
  },
  tree: (page) => page.getByRole('combobox', { name: '部门' }).click(),
  date: (page) => page.getByRole('button', { name: '选择日期' }).first().click(),
  range: (page) => page.getByRole('button', { name: '选择下单时间' }).click(),
  time: (page) => page.getByRole('button', { name: '选择时间' }).first().click(),
  richText: async (page) => {
    await page.getByRole('textbox', { name: '商品描述' }).getByText('劳保安防').click()
    await page.getByRole('button', { name: '表格', exact: true }).first().click()
  },
  link: async (page) => {
    await page.getByRole('textbox', { name: '商品描述' }).getByText('供应商中心').click()
    await page.getByRole('button', { name: '链接', exact: true }).first().click()
  },
  menu: (page) => page.getByRole('button', { name: '更多' }).last().click(),
  popover: (page) => page.getByRole('button', { name: '修改交货日期' }).click(),
  tooltip: (page) => page.getByRole('button', { name: '列设置' }).hover(),
  tags: (page) => page.getByRole('button', { name: /^\+\d/ }).first().click(),
  chart: (page) => page.getByRole('img', { name: /^近 12 个月订单金额/ }).hover(),
  chartTable: async (page) => {
    const chart = page.getByRole('region', { name: '柱状图', exact: true })
    await chart.getByRole('button', { name: '以表格查看' }).press('Enter')
    await chart.getByRole('table', { name: '订单金额' }).waitFor()
  },
  crop: async (page) => {
    await page.getByRole('button', { name: '裁剪图片' }).click()
    await page.getByRole('group', { name: '裁剪区域' }).waitFor()
  },
  colour: (page) => page.getByRole('button', { name: '选择颜色' }).click(),
  toast: (page) => page.getByRole('button', { name: '提示', exact: true }).click(),
  confirm: (page) => page.getByRole('button', { name: '确认框' }).click(),
  drawer: async (page) => {
    await page.getByRole('button', { name: '抽屉' }).click()
    await page.getByRole('dialog').getByRole('combobox').click()
  },
}

mkdirSync(folder, { recursive: true })
const server = await createServer({ configFile: 'web/vite.config.ts', server: { port: 0, host: '127.0.0.1' } })
await server.listen()
const browser = await chromium.launch(config.use?.launchOptions)
const violations: string[] = []
try {
  const address = `${server.resolvedUrls?.local[0]}sheet.html`
  for (const width of widths)
    for (const theme of ['light', 'dark'] as const) {
      // The browser's language differs from the page's, which the controls must use.
      const context = await browser.newContext({ viewport: { width, height: heights[width] }, locale: 'en-US' })
      const page = await context.newPage()
      page.on('pageerror', (error) => violations.push(`${width} ${theme}: ${error.message}`))
      await page.addInitScript((mode) => {
        localStorage.setItem('locale', 'zh_CN')
        localStorage.setItem('themeMode', mode)
      }, theme)
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
      // Editors load after the sheet.
      await page.getByRole('toolbar').last().waitFor({ timeout: 60_000 })
      const note = async (subject: string) => {
        for (const violation of [...(await accessibilityViolations(page)), ...(await overflowingElements(page))])
          violations.push(`${width} ${theme} ${subject}: ${violation}`)
      }
      await page.screenshot({ path: `${folder}/sheet-${width}-${theme}.png`, fullPage: true })
      await note('sheet')
      for (const [name, open] of Object.entries(opened)) {
        await open(page)
        await page.waitForTimeout(700)
        await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` })
        await note(name)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await page.mouse.move(0, 0)
      }
      await context.close()
    }
} finally {
  await browser.close()
  await server.close()
}
for (const violation of violations) console.log(`  ${violation}`)
console.log(`baicai: screenshots of the component sheet are in ${folder}`)
if (violations.length > 0) process.exitCode = 1
