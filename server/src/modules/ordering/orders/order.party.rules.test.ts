import { describe, expect, test } from 'vitest'
import type { Actor } from '#kit/actor.ts'
import { partyOf } from './order.party.rules.ts'
import type { OrderFacts } from './order.facts.rules.ts'
import { people, anOrder } from '#test/ordering/orderFlow.ts'

describe('order flow: visibility of orders', () => {
  const cases: [sentence: string, Actor, Partial<OrderFacts>, ReturnType<typeof partyOf>][] = [
    ['for its buyer', people.buyer, {}, 'owner'],
    ['for a colleague who may read all of the department', people.colleague, {}, 'colleague'],
    ['for one in a department above', { ...people.colleague, deptId: '1', deptPath: ['1'] }, {}, 'colleague'],
    ['not for one in a department beside', { ...people.colleague, deptId: '13' }, {}, null],
    ['not for one who may read only their own', people.stranger, {}, null],
    ['for who approves it', people.approver, { approves: true }, 'approver'],
    ['not for who approves others', people.approver, {}, null],
    ['for its supplier when it was sent', people.supplier, {}, 'supplier'],
    ['not for its supplier before', people.supplier, { sent: false }, null],
    ['not for another supplier', people.otherSupplier, {}, null],
    ['not for a supplier without the permission', { ...people.supplier, permissions: new Set() }, {}, null],
    ['not for a visitor', { ...people.stranger, entrance: 'visitor', userId: '0', permissions: new Set() }, {}, null],
    ['for an operator who oversees all orders', people.operator, {}, 'operator'],
    ['for a buyer with that permission', { ...people.operator, entrance: 'purchaser' }, {}, 'operator'],
    ['not for an expert with that permission', { ...people.operator, entrance: 'expert' }, {}, null],
    ['for the product', people.product, {}, 'product'],
  ]
  test.each(cases)('%s', (_, actor, more, party) => {
    expect(partyOf(anOrder('30', more), actor)).toBe(party)
  })
})
