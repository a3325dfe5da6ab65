import { expect, test } from 'vitest'
import { portsOf } from './ports.ts'

test('ports of modules: the answer of a module replaces the default', async () => {
  const { queryPorts, canRead } = portsOf([
    { queryPorts: { ordersInProgress: async () => 3 } },
    { canRead: { order: async () => true } },
  ])
  expect(await queryPorts.ordersInProgress({} as never, '1')).toBe(3)
  expect([...(await queryPorts.accountNames({} as never, ['1']))]).toEqual([])
  expect(Object.keys(canRead)).toEqual(['order'])
})

test('ports of modules: two answers to the same question are refused', () => {
  const counting = { queryPorts: { ordersInProgress: async () => 0 } }
  expect(() => portsOf([counting, counting])).toThrow('query ports: ordersInProgress is declared twice')
  const reading = { canRead: { order: async () => true } }
  expect(() => portsOf([reading, {}, reading])).toThrow('read access: order is declared twice')
})
