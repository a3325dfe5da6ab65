import type { Mutant } from '../mutant.ts'

const tests = 'server/src/modules/workbench/workbench.routes.test.ts'
const registry = 'server/src/modules/workbench/registry.ts'
const shortcuts = 'server/src/modules/workbench/shortcut.service.ts'
const orders = 'server/src/modules/ordering/orders/workbench.store.ts'

export const workbench: readonly Mutant[] = [
  {
    guards: 'I-137',
    without: 'the entrance of a part',
    edits: [{ file: registry, from: 'part.entrances.some((each) => each === entrance) && ', to: '' }],
    test: { file: tests, name: 'workbench: nothing of other people, departments, suppliers or tenants is included' },
  },
  {
    guards: 'I-137',
    without: 'the permission of a part',
    edits: [
      {
        file: registry,
        from: ' && (part.needs === undefined || permissions.has(part.needs))',
        to: '',
      },
    ],
    test: { file: tests, name: 'workbench: nothing of other people, departments, suppliers or tenants is included' },
  },
  {
    guards: 'I-137',
    without: 'the buyer of an order',
    edits: [{ file: orders, from: 'where o.buyer_id = $userId and ${condition}', to: 'where ${condition}' }],
    test: { file: tests, name: 'workbench: nothing of other people, departments, suppliers or tenants is included' },
  },
  {
    guards: 'I-138',
    without: 'the menu of the account',
    edits: [
      { file: shortcuts, from: "  if (!menuIds.every((id) => own.has(id))) refuse('shortcut.notInMenu')\n", to: '' },
    ],
    test: { file: tests, name: 'shortcuts: up to six pages of one’s own menu, in order, by account' },
  },
  {
    guards: 'I-138',
    without: 'the version of the shortcuts',
    edits: [{ file: shortcuts, from: "  if (before.version !== version) refuse('thing.stale')\n", to: '' }],
    test: { file: tests, name: 'shortcuts: up to six pages of one’s own menu, in order, by account' },
  },
]
