import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './Section.tsx'
import { SectionNav } from './SectionNav.tsx'

const basics = { id: 'basics', title: '基本信息', children: 'content' }
const page = {
  sections: [
    { id: 'basics', title: '基本信息' },
    { id: 'rules', title: '竞价规则', isWrong: true },
  ],
  children: createElement(Section, basics),
}
const html = renderToString(createElement(SectionNav, page))
const linkTo = (id: string) => new RegExp(`<a[^>]*href="#${id}".*?</a>`).exec(html)![0]

test('section navigation: a named landmark that links to each section, before the content', () => {
  expect(html).toMatch(/<nav[^>]*aria-label="common\.sections\.label"/)
  expect(html.indexOf('href="#rules"')).toBeLessThan(html.indexOf('<section'))
  expect(html).toMatch(/<section id="basics"/)
})

test('section navigation: marks the current section, first that at the top of the page', () => {
  expect(linkTo('basics')).toContain('aria-current="location"')
  expect(linkTo('rules')).not.toContain('aria-current')
})

test('section navigation: says which sections have errors', () => {
  expect(linkTo('rules')).toContain('common.sections.wrong')
  expect(linkTo('basics')).not.toContain('common.sections.wrong')
})
