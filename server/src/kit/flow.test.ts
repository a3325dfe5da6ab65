import { expect, test } from 'vitest'
import { say } from '#contract/refusals.ts'
import { systemActor } from './actor.ts'
import { flow } from './flow.ts'
import type { Refusal } from './refusal.ts'

type Status = 'open' | 'closed'
const doorFlow = flow<{ status: Status }, Status, 'close' | 'lock'>(
  {
    close: { from: ['open'], to: 'closed', needs: 'owner' },
    lock: { from: ['closed'], to: 'closed', needs: 'org.manage' },
  },
  { open: ['开启', 'Open'], closed: ['已关闭', 'Closed'] },
)
const actor = systemActor('1')

const refusalOf = (status: Status, action: 'close' | 'lock') => {
  try {
    doorFlow.decide({ status }, action, actor)
  } catch (error) {
    const { code, facts } = error as Refusal
    return [code, say(code, 'zh-CN', facts), say(code, 'en', facts)]
  }
  return []
}

test('flow: the refusal of an action in the wrong state names the state', () => {
  expect(refusalOf('closed', 'close')).toEqual([
    'thing.wrongState',
    '当前状态为“已关闭”，不能执行此操作，请刷新后查看',
    'This action is not available while the status is “Closed”. Refresh to see the latest.',
  ])
})

test('flow: who may perform the action in no state learns none', () => {
  expect(refusalOf('open', 'lock')).toEqual([
    'thing.wrongState',
    '状态已变化，当前不能执行此操作，请刷新后查看',
    'The status has changed and this action is no longer available. Refresh to see the latest.',
  ])
})

test('flow: what must hold is checked in its order, then what must not hold', () => {
  interface Box {
    readonly status: Status
    readonly isMine: boolean
    readonly isFull: boolean
    readonly isSealed: boolean
  }
  const boxFlow = flow<Box, Status, 'close'>(
    {
      close: {
        from: ['open'],
        to: 'closed',
        needs: 'owner',
        only: [
          { holds: ({ isMine }) => isMine, otherwise: 'thing.notAllowed' },
          { holds: ({ isFull }) => isFull, otherwise: ({ isSealed }) => (isSealed ? 'order.own' : 'delivery.nothing') },
        ],
        unless: ({ isSealed }) => isSealed && 'award.there',
      },
    },
    { open: ['开启', 'Open'], closed: ['已关闭', 'Closed'] },
  )
  const codeOf = (isMine: boolean, isFull: boolean, isSealed: boolean) => {
    try {
      return boxFlow.decide({ status: 'open', isMine, isFull, isSealed }, 'close', actor)
    } catch (error) {
      return (error as Refusal).code
    }
  }
  expect(codeOf(false, false, true)).toBe('thing.notAllowed')
  expect(codeOf(true, false, true)).toBe('order.own')
  expect(codeOf(true, false, false)).toBe('delivery.nothing')
  expect(codeOf(true, true, true)).toBe('award.there')
  expect(codeOf(true, true, false)).toBe('closed')
})

test('flow: who may not perform an action because of a restriction learns that', () => {
  const codeAs = (of: Partial<typeof actor>) => {
    try {
      return doorFlow.decide({ status: 'closed' }, 'lock', { ...actor, ...of })
    } catch (error) {
      return (error as Refusal).code
    }
  }
  expect(codeAs({ permissions: new Set(['org.manage'] as const) })).toBe('closed')
  expect(codeAs({ restricted: new Set(['org.manage'] as const) })).toBe('restriction.inForce')
  expect(codeAs({})).toBe('thing.notAllowed')
})
