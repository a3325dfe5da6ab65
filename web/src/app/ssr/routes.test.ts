import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getResultNotice } from '#contract/sourcing/result.ts'
import { keyOf } from '#web/kit/client/queryKey.ts'
import { resultHead } from '#web/modules/sourcing/award/resultHead.ts'
import { framedSsrPages } from './routes.ts'

test('server-side rendering: public pages have metadata for search engines', () => {
  const pages = Object.entries(framedSsrPages)
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter(([, { needs, head }]) => needs === undefined && head === undefined)).toEqual([])
})

test('server-side rendering: results have metadata, with any form of their URL', () => {
  const client = new QueryClient()
  const origin = 'https://baicai.test'
  const result = { inquiryId: '42', projectTitle: '安全帽', deptName: '后勤部', projectNo: 'XJ-1', winners: [] }
  client.setQueryData(keyOf(getResultNotice, { inquiryId: '42' }), result)
  const url = `${origin}/resultNoticeByApply?inquiryId=42`
  for (const search of ['inquiryId=42', `inquiryId=${btoa('42')}&encoded=1`])
    expect(resultHead({ client, search: new URLSearchParams(search), origin })).toMatchObject({ url })
  expect(resultHead({ client, search: new URLSearchParams('inquiryId=43'), origin })).toBeUndefined()
})
