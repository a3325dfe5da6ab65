import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Cart } from '#contract/ordering/cart.ts'
import { personWith } from '../../../../test/components/people.ts'
import { sample } from '../../../../test/components/sample.ts'
import { show } from '../../../../test/components/show.tsx'
import { CartSide } from './CartSide.tsx'

const cart = sample(Cart, { kinds: 1, pieces: 2, unreviewed: 0, groups: [] })
const checkout = page.getByText('去结算')

test('cart: whose orders are restricted gets a notice that leads to the application', async () => {
  const person = personWith(['cart.use'], { disabledPermIds: ['10003'] })
  await show(<CartSide cart={cart} />, { messages: ['approvals', 'ordering'], as: person })
  await checkout.click()
  const notice = page.getByRole('dialog', { name: '系统提醒' })
  await expect.element(notice.getByText('您的“提交订单”功能已被暂停使用，可申请恢复。')).toBeVisible()
  await notice.getByRole('button', { name: '申请恢复' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/permissionRestore?apply=1')
})

test('cart: who never had the permission has no button', async () => {
  await show(<CartSide cart={cart} />, { messages: ['approvals', 'ordering'], as: ['cart.use'] })
  await expect.element(checkout).not.toBeInTheDocument()
})
