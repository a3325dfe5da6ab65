import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/components/show.tsx'
import { Quantity } from './Quantity.tsx'

function Sample() {
  const [value, setValue] = useState(12)
  return <Quantity value={value} onChange={setValue} max={5000} />
}

const box = page.getByRole('textbox', { name: '数量' })
const type = async (text: string) => {
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
}

test('quantity field: figures of any width are read, and what is none is reported', async () => {
  await show(<Sample />, { messages: [] })
  await type('１，２００')
  await expect.element(box).toHaveValue('1200')
  await type('20个')
  await expect.element(page.getByText('“20个”不是整数，数量仍为 1200')).toBeVisible()
  await expect.element(box).toHaveValue('1200')
  await type('10.5')
  await expect.element(page.getByText('“10.5”不是整数，数量仍为 1200')).toBeVisible()
})
