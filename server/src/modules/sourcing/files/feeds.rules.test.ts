import { expect, test } from 'vitest'
import { calendarOf } from './calendar.rules.ts'
import { feedOf } from './feed.rules.ts'

const names = {
  publish: '发布',
  enrolBegin: '报名开始',
  enrolEnd: '报名截止',
  quoteBegin: '报价开始',
  quoteEnd: '报价截止',
  negotiationEnd: '议价截止',
  auctionBegin: '竞价开始',
  auctionEnd: '竞价截止',
}

test('calendar of a project: an event for each time, escaped texts, lines folded at 75 bytes', () => {
  const text = calendarOf({
    projectNo: 'XJ-261123-001',
    title: `工作服, 一批; "冬季"\n${'防寒'.repeat(20)}`,
    url: 'https://demo.example/havePublished?id=1&type=inquiry',
    moments: [{ kind: 'quoteEnd', at: '2026-11-25T08:00:00.000Z' }],
    now: new Date('2026-11-23T00:00:00Z'),
    names,
  })
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART:20261125T080000Z\r\n')
  expect(unfolded).toContain('SUMMARY:报价截止 工作服\\, 一批\\; "冬季"\\n防寒')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('feed of a hall: input is escaped, and characters invalid in XML are removed', () => {
  const xml = feedOf({
    title: '询比价大厅',
    link: 'https://demo.example/comparisonHall',
    text: '',
    language: 'zh-CN',
    items: [
      { title: '<script>&"\u0007\ufffe\u{1ffff}\ufdd0', link: 'https://x/?a=1&b=2', text: ']]>', at: new Date(0) },
    ],
  })
  expect(xml).toContain('<title>&lt;script&gt;&amp;&quot;</title><link>https://x/?a=1&amp;b=2</link>')
  expect(xml).toContain('<description>]]&gt;</description>')
  expect(xml).toContain('<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>')
})
