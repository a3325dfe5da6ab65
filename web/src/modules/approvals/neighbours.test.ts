import { expect, test } from 'vitest'
import { inboxPath, neighboursOf, pagesFor, taskPath } from './neighbours.ts'

const place = (id: string) => ({ instanceId: id, path: `/orderApprovalDetail?orderId=${id}` })
const page = (number: number, ...ids: string[]) => ({ page: number, records: ids.map(place), pages: 3 })
const ids = (pages: Parameters<typeof neighboursOf>[0], id: string) => {
  const { previous, next } = neighboursOf(pages, id)
  return [previous && `${previous.instanceId}@${previous.page}`, next && `${next.instanceId}@${next.page}`]
}

test('neighbours: previous and next document, also across pages', () => {
  expect(ids([page(1, 'a', 'b', 'c')], 'b')).toEqual(['a@1', 'c@1'])
  expect(ids([page(1, 'a', 'b', 'c')], 'a')).toEqual([undefined, 'b@1'])
  expect(ids([page(1, 'a', 'b'), page(2, 'c'), page(3, 'd')], 'c')).toEqual(['b@1', 'd@3'])
})

test('neighbours: a document with two steps in the inbox is not its own neighbour; one that has left has none', () => {
  expect(ids([page(1, 'a', 'b', 'b', 'c')], 'b')).toEqual(['a@1', 'c@1'])
  expect(ids([page(1, 'a', 'c')], 'b')).toEqual([undefined, undefined])
})

test('neighbours: an adjacent page is read only at the edge of a page', () => {
  expect(pagesFor(2, undefined, 'a')).toEqual([2])
  expect(pagesFor(2, page(2, 'a', 'b', 'c'), 'b')).toEqual([2])
  expect(pagesFor(2, page(2, 'a', 'b', 'c'), 'a')).toEqual([1, 2])
  expect(pagesFor(2, page(2, 'a'), 'a')).toEqual([1, 2, 3])
  expect(pagesFor(1, page(1, 'a'), 'a')).toEqual([1, 2])
  expect(pagesFor(3, page(3, 'a'), 'a')).toEqual([2, 3])
})

test('neighbours: URLs contain the state of the inbox', () => {
  expect(taskPath({ instanceId: '5', path: '/projectManage?id=7' }, { tab: 'todo' })).toBe(
    '/projectManage?id=7&instanceId=5&tab=todo',
  )
  expect(
    taskPath({ instanceId: '5', path: '/orderApprovalDetail?orderId=7' }, { tab: 'done', keyword: '纸', page: 2 }),
  ).toBe(`/orderApprovalDetail?orderId=7&instanceId=5&tab=done&keyword=${encodeURIComponent('纸')}&page=2`)
  expect([inboxPath({}), inboxPath({ tab: 'mine' })]).toEqual(['/orderApproval', '/orderApproval?tab=mine'])
})
