import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { expect } from '@playwright/test'
import { menu } from '../users.ts'
import { chooseOption, findPath } from '../support/pickers.ts'
import { expectedAmounts } from './expectedAmounts.ts'
import { agreement, type JourneySheet } from './goodsFixture.ts'
import { expectToast } from '../visualAssertions.ts'
import { interpolate } from '../messages.ts'
import { chooseFiles, pdfNamed, photo } from '../support/uploads.ts'
import type { Person } from './team.ts'

/** Searches for the goods and adds the quantities of the journey to the cart. */
export async function fillCart({ page, words, language, capture: see }: Person, sheet: JourneySheet) {
  const { goods: on } = words.catalogue
  const { chair, lamp, pens, keyword } = sheet
  await see('mall')
  await page.getByRole('searchbox', { name: words.catalogue.search.label }).fill(keyword)
  await page.getByRole('searchbox', { name: words.catalogue.search.label }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').filter({ hasText: lamp.name })).toContainText(
    `${words.common.currency}${agreement[language].price}`,
  )
  await see('goods-list')
  for (const goods of [chair, lamp, pens]) {
    await page.getByRole('article').getByRole('link', { name: goods.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(goods.name)
    const amount = page.getByRole('textbox', { name: `${words.common.quantity.label} ${goods.name}` })
    await amount.fill(String(goods.quantity))
    await amount.press('Enter')
    const name = goods === chair ? 'chair' : goods === lamp ? 'lamp' : 'pens'
    await expect(
      page.getByRole('definition').filter({ hasText: `${words.common.currency}${expectedAmounts[language][name]}` }),
    ).toBeVisible()
    if (goods !== pens) await see(`goods-${name}`)
    await page.getByRole('button', { name: on.add, exact: true }).filter({ visible: true }).click()
    await expectToast(page, on.added)
    await page.goBack()
  }
}

/** Attachment of the order for approvers and supplier. */
export const orderAttachment = '技术要求.pdf'

/** Submits the cart as an order; returns the order number. */
export async function submitOrder({ page, words, language, capture: see }: Person): Promise<string> {
  const { confirm } = words.ordering
  const sum = expectedAmounts[language]
  await page
    .getByRole('link', { name: new RegExp(`^${menu[language].cart}( \\d+)?$`) })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: words.ordering.cart.title })).toBeVisible()
  for (const amount of [sum.chair, sum.lamp, sum.pens])
    await expect(page.getByText(`${words.common.currency}${amount}`)).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(`${words.common.currency}${sum.total}`)
  await see('cart')
  await page.getByRole('complementary').getByRole('link', { name: words.ordering.cart.checkout }).click()

  await page.getByRole('button', { name: confirm.add }).click()
  await addAddress({ page, words })
  await page.getByRole('radio', { name: words.orders.payment.term }).check()
  await chooseOption(page.getByRole('combobox', { name: words.orders.invoiceTitle }), 0)
  await page.getByLabel(words.orders.purpose).fill(language === 'en' ? 'New meeting room' : '新会议室布置')
  await page.getByLabel(words.orders.expected).fill(dayAfter(dayOf(new Date()), 100))
  await page.getByLabel(words.orders.remark).fill(language === 'en' ? 'Please call first' : '送货前请电话联系')
  const total = page.getByRole('region', { name: words.ordering.cart.total })
  for (const amount of [sum.total, sum.tax]) await expect(total).toContainText(`${words.common.currency}${amount}`)
  await see('confirm')
  const choose = page.getByRole('button', { name: words.common.upload.choose })
  await chooseFiles(choose, [{ ...pdfNamed('setup.exe'), mimeType: 'application/octet-stream' }])
  await expectToast(page, words.common.upload.illegal)
  await chooseFiles(choose, [pdfNamed(orderAttachment), pdfNamed('draft.pdf')])
  await page.getByRole('button', { name: interpolate(words.common.upload.remove, { name: 'draft.pdf' }) }).click()
  await expect(page.getByText(interpolate(words.common.upload.count, { count: 1, more: 49 }))).toBeVisible()
  await page.getByRole('button', { name: confirm.submit }).filter({ visible: true }).click()

  await expect(page.getByRole('heading', { name: words.ordering.result.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${words.common.currency}${sum.total}`)
  const orderNo = (await page.getByRole('link', { name: /^DD\d+$/ }).textContent()) ?? ''
  await see('submitted')
  await page.getByRole('link', { name: words.ordering.result.toOrders }).click()
  await expect(page.getByRole('article', { name: orderNo })).toContainText(words.orders.status['20'])
  await see('orders')
  return orderNo
}

async function addAddress({ page, words }: Pick<Person, 'page' | 'words'>) {
  const dialog = page.getByRole('dialog')
  const { field, paste } = words.ordering.addresses
  await dialog.getByLabel(paste.label).fill('江若溪 138 0000 7788 上海浦东新区张江镇科苑路 201 号')
  await dialog.getByRole('button', { name: paste.recognize, exact: true }).click()
  await expect(dialog.getByLabel(field.consignee)).toHaveValue('江若溪')
  await expect(dialog.getByLabel(field.mobile)).toHaveValue('13800007788')
  await expect(dialog.getByRole('combobox')).toHaveValue(/^上海市 \/ 上海市 \/ 浦东新区/)
  await findPath(dialog.getByRole('combobox'), '江苏省苏州市昆山市产业路 18 号')
  await expect(dialog.getByRole('combobox')).toHaveValue('江苏省 / 苏州市 / 昆山市')
  await dialog.getByLabel(field.detail).fill('产业路 18 号 3 号门')
  await dialog.getByRole('button', { name: words.common.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: '江若溪' })).toBeChecked()
}

/** Reviews the goods, which completes the order. */
export async function commentOnOrder(
  { page, words, capture: see }: Person,
  orderNo: string,
  { chair, lamp, pens }: JourneySheet,
) {
  const { comment } = words.ordering
  await page.reload()
  await page.getByRole('article', { name: orderNo }).getByRole('link', { name: orderNo }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo)
  await see('order-received')
  await page.getByRole('button', { name: words.action.comment, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: comment.title })
  const stars = (label: string, count: number) =>
    dialog
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name: words.orders.stars.replace('{{count}}', String(count)) })
      .check({ force: true })
  for (const [goods, count] of [
    [chair, 3],
    [lamp, 5],
    [pens, 4],
  ] as const)
    await stars(`${comment.line.score} ${goods.name}`, count)
  await dialog.getByLabel(`${comment.line.text} ${lamp.name}`).fill(lamp.description)
  await stars(comment.field.service, 5)
  await stars(comment.field.logistics, 4)
  await chooseFiles(
    dialog.getByRole('button', { name: `${comment.line.pictures} ${lamp.name} ${words.common.upload.choosePicture}` }),
    [await photo('实拍.png')],
  )
  await expect(dialog.getByText(interpolate(words.common.upload.count, { count: 1, more: 2 }))).toBeVisible()
  await see('comment')
  await dialog.getByRole('button', { name: comment.submit, exact: true }).click()
  await expectToast(page, comment.done)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: '实拍.png' })).toBeVisible()
}
