import { expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { systemActor } from '#kit/actor.ts'
import { supplierFlow } from './supplier.rules.ts'

const may = (...permissions: Permission[]) => ({ ...systemActor('1'), permissions: new Set(permissions) })
const operator = may('supplier.manage')
const buyer = may('goods.read')

test.each([
  ['an active supplier is suspended', 'active', 'suspend', operator, 'suspended'],
  ['a suspended one is resumed', 'suspended', 'resume', operator, 'active'],
  ['nobody is suspended twice', 'suspended', 'suspend', operator, 'thing.wrongState'],
  ['nor resumed who is active', 'active', 'resume', operator, 'thing.wrongState'],
  ['a buyer suspends nobody', 'active', 'suspend', buyer, 'thing.notAllowed'],
  ['a buyer lets nobody log in', 'suspended', 'resume', buyer, 'thing.notAllowed'],
] as const)('supplier flow: %s', (_, status, action, actor, outcome) => {
  const decide = () => supplierFlow.decide({ status }, action, actor)
  if (outcome.includes('.')) expect(decide).toThrow(outcome)
  else expect(decide()).toBe(outcome)
})
