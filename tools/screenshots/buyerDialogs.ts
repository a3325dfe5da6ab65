import type { DemoData } from './demoData.ts'
import { press, reauthenticated, usePhoneViewport } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

/** Dialogs of orders and approvals, filled in or with errors. */
export const buyerDialogs = (demoData: DemoData): PageToCapture[] => [
  {
    name: 'orderApprovalDetail-agree',
    role: 'approver',
    address: `/orderApprovalDetail?orderId=${demoData.approving}`,
    interact: async (page, { approvals }) => {
      await usePhoneViewport(page)
      await press(page, approvals.agree)
      await press(page, approvals.usual[0])
    },
    shows: ({ approvals }, page) => page.getByRole('dialog').getByText(approvals.opinion, { exact: true }),
  },
  {
    name: 'orderDetail-comment',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.commenting}`,
    interact: async (page, { action, ordering }) => {
      await press(page, action.comment)
      const dialog = page.getByRole('dialog')
      for (const group of await dialog.getByRole('radiogroup').all())
        await group.getByRole('radio').nth(3).check({ force: true })
      await dialog.getByPlaceholder(ordering.comment.line.text).first().fill('包装完好，规格与下单一致，安装方便。')
    },
    shows: ({ ordering }) => ordering.comment.whole,
  },
  {
    name: 'orderDetail-unrated',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.commenting}`,
    interact: async (page, { action, ordering }) => {
      await press(page, action.comment)
      await press(page, ordering.comment.submit)
    },
    shows: (_, page) => page.getByRole('dialog').locator('[aria-invalid=true]'),
  },
  {
    name: 'orderDetail-edit',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.accepting}`,
    interact: (page, { action }) => press(page, action.edit),
    shows: ({ ordering }) => [ordering.edit.title, ordering.edit.save],
  },
  {
    name: 'orderDetail-draft',
    role: 'buyer',
    address: `/orderDetail?orderId=${demoData.draft}`,
    interact: (page, { action }) => press(page, action.edit),
    shows: ({ ordering }) => [ordering.edit.title, ordering.edit.saveAndSubmit],
  },
  {
    name: 'productDetail-reviews',
    role: 'buyer',
    address: `/productDetail?skuId=${demoData.skuId}`,
    interact: (page, { catalogue }) =>
      page.getByRole('radio', { name: new RegExp(`^${catalogue.goods.tab.comments}`) }).check({ force: true }),
    shows: ({ catalogue }) => catalogue.comments.good,
  },
  {
    name: 'supplierOrderDetail-propose',
    role: 'supplier',
    address: `/supplierOrderDetail?orderId=${demoData.accepting}`,
    interact: async (page, { action, fulfilment }) => {
      await press(page, action.propose)
      await press(page, fulfilment.propose.send)
    },
    shows: ({ fulfilment }) => [fulfilment.propose.lead, fulfilment.propose.empty],
  },
  {
    name: 'userInformation-mobile',
    role: 'buyer',
    address: '/userInformation',
    interact: async (page, words) => {
      const dialog = await reauthenticated(page, words, words.login.contact.change.mobile)
      await dialog.locator('[name=mobile]').fill('139 1234 0000')
      await dialog.locator('[name=msgCode]').fill('123456')
      await press(page, words.common.confirm)
    },
    shows: ({ login }) => login.contact.new.mobile,
  },
  {
    name: 'userInformation-email',
    role: 'buyer',
    address: '/userInformation',
    interact: async (page, words) => {
      await reauthenticated(page, words, words.login.contact.change.email)
      await press(page, words.common.confirm)
    },
    shows: ({ login }) => [login.contact.new.email, login.contact.need.email],
  },
]
