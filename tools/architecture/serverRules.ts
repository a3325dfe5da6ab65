import { contractLayerOf, folderLayerOf, isTest, layerOf, moduleOf, type Rule } from './layers.ts'

/** Generated from the database schema and the modules' column types. */
const generatedTypes = 'server/src/kit/database/db.ts'
const isColumns = (file: string) => file.endsWith('/columns.ts')
/** Files for which a measurement justified pipelining. */
const pipelined = [
  'server/src/kit/database/database.ts',
  'server/src/modules/identity/sessions/session.store.ts',
  'server/src/modules/login/passwords/loginForm.service.ts',
  'server/src/modules/login/passwords/passwordAttempt.service.ts',
  'server/src/modules/login/passwords/passwordCheck.service.ts',
  'server/src/modules/login/session.service.ts',
  'server/src/modules/approvals/start.service.ts',
  'server/src/modules/catalogue/agreements/use.service.ts',
  'server/src/modules/catalogue/vocabulary/word.store.ts',
  'server/src/modules/home/pages/home.service.ts',
  'server/src/modules/ordering/cart/cart.service.ts',
  'server/src/modules/ordering/cart/checkout.service.ts',
  'server/src/modules/ordering/flow/reservation.service.ts',
  'server/src/modules/ordering/cart/submit.service.ts',
  'server/src/modules/sourcing/seal/submission/standing.service.ts',
  'server/src/modules/sourcing/seal/submission/submit.service.ts',
  'server/src/modules/sourcing/auction/act.service.ts',
]

/** Rules for contract and server. */
export const serverRules: readonly Rule[] = [
  {
    name: 'the contract imports only itself, the cryptography of sealed quotes and TypeBox',
    breaks: ({ from, to }) =>
      from.startsWith('contract/') &&
      !isTest(from) &&
      !/^(contract|sealing)\//.test(to) &&
      !/^typebox(\/schema)?$/.test(to),
    example: { from: 'contract/src/ordering/orders.ts', to: 'server/src/kit/flow.ts' },
  },
  {
    name: 'the contract of a module imports none of a module above it',
    breaks: ({ from, to }) => /^contract\/src\/[^/]+\//.test(from) && contractLayerOf(to) > contractLayerOf(from),
    example: { from: 'contract/src/identity/account.ts', to: 'contract/src/login/login.ts' },
  },
  {
    name: 'a module imports no contract of a higher layer',
    breaks: ({ from, to }) => moduleOf(from) !== undefined && !isTest(from) && contractLayerOf(to) > layerOf(from),
    example: { from: 'server/src/modules/identity/user.routes.ts', to: 'contract/src/ordering/orders.ts' },
  },
  {
    name: 'rules are pure: contract, other rules, the pure files of the kit, and types of lower modules',
    breaks: ({ from, to, isType }) =>
      from.endsWith('.rules.ts') &&
      !(isType && to.endsWith('/index.ts')) &&
      !/^contract\/|\.rules\.ts$|^server\/src\/kit\/(flow|actor|refusal)\.ts$/.test(to),
    example: { from: 'server/src/modules/ordering/orders/order.rules.ts', to: 'server/src/kit/database/database.ts' },
  },
  {
    name: 'only stores, the kit and set-ups know Kysely',
    breaks: ({ from, to }) =>
      to === 'kysely' && !/\.store\.ts$|^server\/src\/kit\/|^server\/src\/demo\//.test(from) && !isTest(from),
    example: { from: 'server/src/modules/ordering/orders/order.service.ts', to: 'kysely' },
  },
  {
    name: 'a module imports no module of a higher layer',
    breaks: ({ from, to }) =>
      moduleOf(from) !== undefined && moduleOf(to) !== undefined && !isTest(from) && layerOf(to) > layerOf(from),
    example: { from: 'server/src/modules/identity/x.service.ts', to: 'server/src/modules/ordering/index.ts' },
  },
  {
    name: 'a folder of a layered module imports no folder above it',
    breaks: ({ from, to }) =>
      moduleOf(from) === moduleOf(to) && !isTest(from) && (folderLayerOf(to) ?? 0) > (folderLayerOf(from) ?? 0),
    example: {
      from: 'server/src/modules/sourcing/projects/project.store.ts',
      to: 'server/src/modules/sourcing/hall/notice.service.ts',
    },
  },
  {
    name: 'a module is imported by its index alone, and the commands of the demo by the demo',
    breaks: ({ from, to }) =>
      moduleOf(to) !== undefined &&
      moduleOf(from) !== moduleOf(to) &&
      !isTest(from) &&
      !to.endsWith('/index.ts') &&
      !(to.endsWith('/commands.ts') && from.startsWith('server/src/demo/')) &&
      from !== generatedTypes,
    example: { from: 'server/src/modules.ts', to: 'server/src/modules/ordering/orders/order.store.ts' },
  },
  {
    name: 'the demo alone sets the time of a transaction',
    breaks: ({ from, to }) =>
      to === 'server/src/kit/transactionTime.ts' && !from.startsWith('server/src/demo/') && !isTest(from),
    example: {
      from: 'server/src/modules/sourcing/flow/move.service.ts',
      to: 'server/src/kit/transactionTime.ts',
    },
  },
  {
    name: 'the kit knows no module',
    breaks: ({ from, to }) =>
      from.startsWith('server/src/kit/') &&
      !isTest(from) &&
      moduleOf(to) !== undefined &&
      !(from === generatedTypes && isColumns(to)),
    example: { from: 'server/src/kit/http/serve.ts', to: 'server/src/modules/identity/index.ts' },
  },
  {
    name: 'types of columns come from the contract, or from rules',
    breaks: ({ from, to }) => isColumns(from) && !/^contract\/|\.rules\.ts$/.test(to),
    example: {
      from: 'server/src/modules/ordering/columns.ts',
      to: 'server/src/modules/ordering/orders/order.store.ts',
    },
  },
  {
    name: 'statements are sent together only where that was measured to pay: their order is a lock order',
    breaks: ({ from, to }) =>
      to === 'server/src/kit/database/pipeline.ts' && !isTest(from) && !pipelined.includes(from),
    example: { from: 'server/src/modules/suppliers/supplier.service.ts', to: 'server/src/kit/database/pipeline.ts' },
  },
  {
    name: 'statements are run by the kit alone, which checks them',
    breaks: ({ from, to }) =>
      to === 'server/src/kit/database/database.statements.ts' && !from.startsWith('server/src/kit/') && !isTest(from),
    example: {
      from: 'server/src/modules/suppliers/supplier.store.ts',
      to: 'server/src/kit/database/database.statements.ts',
    },
  },
  {
    name: 'columns of exports are imported only by routes and other exports',
    breaks: ({ from, to }) => to.endsWith('.export.rules.ts') && !/\.(routes|export\.rules)(\.test)?\.ts$/.test(from),
    example: {
      from: 'server/src/modules/suppliers/supplier.rules.ts',
      to: 'server/src/modules/suppliers/supplier.export.rules.ts',
    },
  },
  {
    name: 'services, stores and rules import no routes',
    breaks: ({ from, to }) => /\.(service|store|rules)\.ts$/.test(from) && to.endsWith('.routes.ts'),
    example: {
      from: 'server/src/modules/files/attachments.service.ts',
      to: 'server/src/modules/files/file.routes.ts',
    },
  },
  {
    name: 'routes know no database driver, and services no HTTP',
    breaks: ({ from, to }) =>
      (from.endsWith('.service.ts') &&
        /^fastify$|^server\/src\/kit\/http\/(serve|authorize|envelope|openApi)\.ts$/.test(to)) ||
      (from.endsWith('.routes.ts') && to === 'pg'),
    example: { from: 'server/src/modules/ordering/orders/order.service.ts', to: 'fastify' },
  },
]
