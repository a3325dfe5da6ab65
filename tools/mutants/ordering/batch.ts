import type { Mutant } from '../mutant.ts'

const service = 'server/src/modules/ordering/batch/batch.service.ts'
const rules = 'server/src/modules/ordering/batch/batch.rules.ts'
const routesTest = 'server/src/modules/ordering/batch/batch.routes.test.ts'
const rulesTest = 'server/src/modules/ordering/batch/batch.rules.test.ts'

export const batch: readonly Mutant[] = [
  {
    guards: 'I-146',
    without: 'the comparison of a list with what its buyer was shown',
    edits: [
      {
        file: rules,
        from: 'quote !== undefined && quote.obstacle === null && compare(quote.unitPrice, wanted.price) === 0',
        to: 'quote !== undefined && wanted.price !== null',
      },
    ],
    test: { file: routesTest, name: 'batch: quantities are added to the cart, all or nothing' },
  },
  {
    guards: 'I-146',
    without: 'the lock on the cart',
    edits: [{ file: service, from: '  await lockCart(tx, { userId: actor.userId })\n', to: '  void lockCart\n' }],
    test: { file: routesTest, name: 'batch: concurrent lists and single goods are all added, within the stock' },
  },
  {
    guards: 'I-146',
    without: 'the block of a cart whose orders wait for a review',
    edits: [{ file: service, from: '  await refuseWhenBlocked(tx, actor)\n', to: '  void refuseWhenBlocked\n' }],
    test: {
      file: 'server/src/modules/ordering/flow/arrivals.routes.test.ts',
      name: 'orders not reviewed for thirty days block new ones',
    },
  },
  {
    guards: 'I-147',
    without: 'the choice among several goods that have a code',
    edits: [{ file: rules, from: 'found.length === 1 ? found[0]!', to: 'found.length > 0 ? found[0]!' }],
    test: { file: rulesTest, name: 'batch: an ambiguous code has no goods until the buyer selects one of them' },
  },
  {
    guards: 'I-147',
    without: 'the permissions to see goods and to use the cart',
    edits: [{ file: service, from: "if (!actor.permissions.has(needed)) refuse('permission.denied')", to: '' }],
    test: { file: routesTest, name: 'batch: requires its permission and those for goods and cart' },
  },
  {
    guards: 'I-147',
    without: 'the switch of the tenant',
    edits: [{ file: service, from: "if (!isShowBatchOrder) refuse('batch.off')", to: 'void isShowBatchOrder' }],
    test: { file: routesTest, name: 'batch: without the setting there is neither page nor call' },
  },
  {
    guards: 'I-153',
    without: 'the lock on a cart to which one kind of goods is added',
    edits: [
      {
        file: 'server/src/modules/ordering/cart/cart.service.ts',
        from: '    lockCart(tx, { userId: actor.userId }),\n',
        to: '    Promise.resolve(lockCart),\n',
      },
    ],
    test: { file: routesTest, name: 'batch: concurrent additions never exceed the cart limit' },
  },
]
