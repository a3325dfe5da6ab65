import { expect, test } from 'vitest'
import { inquiryIdIn } from './inquiryIdIn.ts'

test.each([
  ['inquiryId=7052', '7052'],
  [`inquiryId=${btoa('7052')}&encoded=1`, '7052'],
  [`inquiryId=${encodeURIComponent(btoa('7052'))}&encoded=true`, '7052'],
  ['inquiryId=7052&encoded=', '7052'],
  ['inquiryId=%&encoded=1', undefined],
  [`inquiryId=${btoa('<b>')}&encoded=1`, undefined],
  ['inquiryId=abc', undefined],
  ['', undefined],
])('result notice: the URL %s refers to project %s', (search, id) => {
  expect(inquiryIdIn(new URLSearchParams(search))).toBe(id)
})
