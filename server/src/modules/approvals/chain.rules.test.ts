import { expect, test } from 'vitest'
import { chainOf, refuseUnmanned } from './chain.rules.ts'
import { doc, named, rule, person } from '#test/approvals/chains.ts'
import { head, finance } from '#test/approvals/nodes.ts'

const [buyer, chief, boss] = [person('1', '13'), person('2', '13', 'deptHead'), person('3', '11', 'deptHead')]
const [accountant, controller] = [person('4', '12', 'finance'), person('5', '12', 'finance')]
const admin = person('9', '11', 'processAdmin')
const everybody = [buyer, chief, boss, accountant, controller, admin]

const shortly = (steps: ReturnType<typeof chainOf>) =>
  steps.map((step) => `${step.name}: ${step.approvers.map(({ userId }) => userId).join(',')} ${step.mode}`)

test.each([
  ['no rule, no step', [], everybody, {}, []],
  ['the head of the department', [rule()], everybody, {}, ['部门负责人: 2 any']],
  ['or of the nearest above, where it has none', [rule()], [boss, admin], {}, ['部门负责人: 3 any']],
  [
    'a head is approved by the head above',
    [rule()],
    everybody,
    { requesterId: '2', requesterPersonId: '2' },
    ['部门负责人: 3 any'],
  ],
  [
    'everybody with the role in the nearest department',
    [rule({ nodes: [finance] })],
    everybody,
    {},
    ['财务复核: 4,5 any'],
  ],
  ['a person named', [rule({ nodes: [named('3')] })], everybody, {}, ['专家: 3 any']],
  ['the requester is no approver', [rule({ nodes: [named('1', '3')] })], everybody, {}, ['专家: 3 any']],
  ['where nobody is left, the administrators', [rule({ nodes: [named('1')] })], everybody, {}, ['专家: 9 any']],
  [
    'steps stand in their order',
    [rule({ nodes: [finance, head] })],
    everybody,
    {},
    ['财务复核: 4,5 any', '部门负责人: 2 any'],
  ],
  [
    'two rules: each node once, in the order of the rules',
    [rule({ nodes: [head, finance] }), rule({ id: '902', nodes: [head, named('3')] })],
    everybody,
    {},
    ['部门负责人: 2 any', '财务复核: 4,5 any', '专家: 3 any'],
  ],
  [
    'the stricter mode wins',
    [rule({ nodes: [finance] }), rule({ id: '902', nodes: [{ ...finance, mode: 'all' as const }] })],
    everybody,
    {},
    ['财务复核: 4,5 all'],
  ],
  [
    'neighbours with the same approvers are one',
    [rule({ nodes: [head, named('2')] })],
    everybody,
    {},
    ['部门负责人: 2 any'],
  ],
  [
    'but not where somebody stands between them',
    [rule({ nodes: [head, finance, named('2')] })],
    everybody,
    {},
    ['部门负责人: 2 any', '财务复核: 4,5 any', '专家: 2 any'],
  ],
] as const)('approval chain: %s', (_, rules, people, given, steps) =>
  expect(shortly(chainOf(doc(given), rules, people))).toEqual(steps),
)

test('approval chain: a step lists its rules, and whether it was escalated to administrators', () => {
  const rules = [rule(), rule({ id: '902', name: '大额', enName: 'Large', nodes: [named('2'), finance] })]
  const steps = chainOf(doc(), rules, [chief, admin])
  expect(steps.map(({ because, toAdmin }) => ({ rules: because.map(({ name }) => name), toAdmin }))).toEqual([
    { rules: ['全部订单', '大额'], toAdmin: false },
    { rules: ['大额'], toAdmin: true },
  ])
})

test.each([
  ['nobody at all', [buyer]],
  ['only the requester administers', [person('1', '13', 'processAdmin')]],
  ['the role is held in another branch', [person('6', '14', 'deptHead')]],
] as const)('refused: %s', (_, people) =>
  expect(() => refuseUnmanned(chainOf(doc(), [rule()], people), 'en')).toThrow('approval.nobody'),
)
