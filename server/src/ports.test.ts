import { expect, test } from 'vitest'
import { portsOf } from './ports.ts'

const names = {
  queryPorts: { accountNames: async () => new Map([['1', 'Ann']]), portalPicture: async () => undefined },
}

test('ports of modules: the answer of one module reaches the module that asks', async () => {
  const { queryPorts, canRead } = portsOf([
    names,
    { asks: { ordersInProgress: true } },
    { queryPorts: { ordersInProgress: async () => 3 } },
    { canRead: { order: async () => true } },
  ])
  expect(await queryPorts.ordersInProgress({} as never, '1')).toBe(3)
  expect([...(await queryPorts.accountNames({} as never, ['1']))]).toEqual([['1', 'Ann']])
  expect(Object.keys(canRead)).toEqual(['order'])
})

test('ports of modules: a question that nothing answers is an error', () => {
  expect(() => portsOf([names, { asks: { ordersInProgress: true } }])).toThrow(
    'query ports: nothing answers ordersInProgress',
  )
  expect(() => portsOf([])).toThrow('query ports: nothing answers accountNames')
})

test('ports of modules: two answers to the same question are refused', () => {
  const counting = { queryPorts: { ordersInProgress: async () => 0 } }
  expect(() => portsOf([names, counting, counting])).toThrow('query ports: ordersInProgress is declared twice')
  const reading = { canRead: { order: async () => true } }
  expect(() => portsOf([names, reading, {}, reading])).toThrow('read access: order is declared twice')
})
