import { expect, test } from 'vitest'
import type { ProjectKind, ProjectStatus } from '#contract/sourcing/projectStates.ts'
import { kindAt, noticePathOf, noticePaths, projectPath } from './projectPath.ts'

const published: readonly ProjectStatus[] = ['1', '2', '3']
const entry: readonly ProjectStatus[] = ['4', '5']
const confirmed: readonly ProjectStatus[] = ['6', '7']
const canceled: readonly ProjectStatus[] = ['8', '9']

test.each<[ProjectKind, readonly ProjectStatus[], string]>([
  ['inquiry', published, '/havePublished'],
  ['inquiry', entry, '/particularsProjectEntry'],
  ['inquiry', confirmed, '/confirmed'],
  ['inquiry', canceled, '/canceled'],
  ['bidding', published, '/biddingHavePublished'],
  ['bidding', entry, '/biddingParticularsProjectEntry'],
  ['bidding', confirmed, '/biddingConfirmed'],
  ['bidding', canceled, '/biddingCanceled'],
  ['fixed', published, '/fixedInquiryPublished'],
  ['fixed', entry, '/fixedInquiryProjectEntry'],
  ['fixed', confirmed, '/fixedInquiryConfirmed'],
  ['fixed', canceled, '/fixedInquiryCanceled'],
])('project path: %s in %j is at %s', (kind, statuses, path) => {
  for (const status of statuses) expect(noticePathOf(kind, status)).toBe(path)
})

test('project path: its kind', () => {
  expect(['/canceled', '/biddingConfirmed', '/comparisonHall'].map(kindAt)).toEqual(['inquiry', 'bidding', undefined])
})

test('project path: all twelve', () => expect(new Set(noticePaths).size).toBe(12))

test('project path: id and type are in the query', () => {
  expect(projectPath({ id: '7', type: 'bidding', status: '5' })).toBe(
    '/biddingParticularsProjectEntry?id=7&type=bidding',
  )
})
