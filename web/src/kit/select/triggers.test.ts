import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateRangeInput } from '../date/DateRangeInput.tsx'
import { MenuButton } from '../overlay/MenuButton.tsx'
import { Cascader } from './Cascader.tsx'
import { MultiSelect } from './MultiSelect.tsx'
import { Select } from './Select.tsx'

const html = (element: ReactElement) => renderToString(element)
const options = [
  { value: '1', label: '安岚劳保用品' },
  { value: '2', label: '恒安检测服务' },
]

test('picker triggers: a closed select is a combobox with its value, rendered without a browser', () => {
  const text = html(createElement(Select, { id: 'supplier', options, hint: '全部', value: '2' }))
  expect(text).toMatch(/<input[^>]*id="supplier"[^>]*role="combobox"/)
  expect(text).toContain('aria-haspopup="listbox"')
  expect(text).toContain('aria-expanded="false"')
  expect(text).toContain('value="恒安检测服务"')
  expect(text).toContain('readOnly')
})

test('picker triggers: a select shows its placeholder without a value; an option with an empty value is selectable', () => {
  expect(html(createElement(Select, { options, hint: '全部', value: '' }))).toContain('value=""')
  const all = [{ value: '', label: '不限' }, ...options]
  expect(html(createElement(Select, { options: all, value: '' }))).toContain('value="不限"')
})

test('picker triggers: only an existing, optional value can be cleared', () => {
  const clears = (props: Parameters<typeof Select>[0]) => html(createElement(Select, props)).includes('<button')
  expect(clears({ options, hint: '全部', value: '1' })).toBe(true)
  expect(clears({ options, hint: '全部', value: '' })).toBe(false)
  expect(clears({ options, hint: '请选择', value: '1', 'aria-required': true })).toBe(false)
  expect(clears({ options, value: '1' })).toBe(false)
  expect(clears({ options, hint: '全部', value: '1', disabled: true })).toBe(false)
})

test('picker triggers: a multi-select shows the first tags and counts the others', () => {
  const text = html(createElement(MultiSelect, { options, value: ['1', '2'], max: 1 }))
  expect(text).toContain('安岚劳保用品')
  expect(text).not.toContain('恒安检测服务')
  expect(text).toContain('>+<!-- -->1<')
})

test('picker triggers: a cascader shows the whole path', () => {
  const path = ['浙江省', '杭州市'].map((name) => ({ id: name, name }))
  const source = { childrenOf: () => [], hasChildren: () => false, search: () => [] }
  const text = html(
    createElement(Cascader, { path, source, placeholder: '', searchHint: '', onChange: () => undefined }),
  )
  expect(text).toContain('value="浙江省 / 杭州市"')
  expect(text).toContain('aria-haspopup="dialog"')
})

test('picker triggers: a menu button announces its menu and keeps its name with custom content', () => {
  const text = html(createElement(MenuButton, { label: '账号菜单', sections: [] }, '林'))
  expect(text).toMatch(/<button[^>]*aria-haspopup="menu"[^>]*aria-label="账号菜单"/)
})

test('picker triggers: a date range names both ends', () => {
  const text = html(
    createElement(DateRangeInput, {
      labels: { from: '下单开始', to: '下单结束', whole: '下单时间' },
      value: { from: '2026-10-22', to: '' },
      onChange: () => undefined,
    }),
  )
  expect(text).toMatch(/aria-label="下单开始"[^>]*value="2026-10-22"/)
  expect(text).toContain('aria-label="下单结束"')
})
