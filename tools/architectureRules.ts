import { layers } from '../contract/src/modules.ts'
import type { Arrow } from './imports.ts'

/** Architecture rules. Each is a filter over the imports of all source files, and is shown to catch what it forbids. */
export interface Rule {
  name: string
  breaks: (arrow: Arrow) => boolean
  /** An import that must not be. */
  example: Arrow
}

export const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
export const webModuleOf = (file: string) => /^web\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const webLayerOf = (file: string) => layers.indexOf(webModuleOf(file) as (typeof layers)[number])
const layerOf = (file: string) => layers.indexOf(moduleOf(file) as (typeof layers)[number])
/** A module's contract has the module's layer; what all of them share, the kit, is below. */
const contractLayerOf = (file: string) => {
  const folder = /^contract\/src\/([^/]+)\//.exec(file)?.[1]
  return folder === undefined || folder === 'kit' ? -1 : layers.indexOf(folder as (typeof layers)[number])
}
export const isTest = (file: string) => /\.test\.tsx?$|^server\/test\/|^e2e\/|^bench\/|^tools\//.test(file)
/** Generated from the schema and from what the modules know of their columns. */
const generatedTypes = 'server/src/kit/database/db.ts'
const isColumns = (file: string) => file.endsWith('/columns.ts')
/** Where sending statements together was measured to pay. */
const pipelined = [
  'server/src/kit/database/database.ts',
  'server/src/modules/identity/sessions/session.store.ts',
  'server/src/modules/login/attemptCounter.store.ts',
  'server/src/modules/login/passwords/loginForm.service.ts',
  'server/src/modules/login/passwords/passwordAttempt.service.ts',
  'server/src/modules/login/passwords/passwordCheck.service.ts',
  'server/src/modules/login/session.service.ts',
  'server/src/modules/approvals/start.service.ts',
  'server/src/modules/catalogue/vocabulary/word.store.ts',
  'server/src/modules/ordering/cart/cart.service.ts',
  'server/src/modules/ordering/cart/checkout.service.ts',
  'server/src/modules/ordering/flow/reservation.service.ts',
  'server/src/modules/ordering/cart/submit.service.ts',
]
export const isPackage = (to: string) => !/\.tsx?$|\.css$|\.svg$|\.woff2$|\.json$/.test(to)

export const rules: Rule[] = [
  {
    name: 'the contract imports only itself and TypeBox',
    breaks: ({ from, to }) =>
      from.startsWith('contract/') && !isTest(from) && !to.startsWith('contract/') && !/^typebox(\/schema)?$/.test(to),
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
    name: 'a module is imported by its index alone',
    breaks: ({ from, to }) =>
      moduleOf(to) !== undefined &&
      moduleOf(from) !== moduleOf(to) &&
      !isTest(from) &&
      !to.endsWith('/index.ts') &&
      from !== generatedTypes,
    example: { from: 'server/src/modules.ts', to: 'server/src/modules/ordering/orders/order.store.ts' },
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
    name: 'the web never imports the server, nor the server the web',
    breaks: ({ from, to }) =>
      (from.startsWith('web/') && to.startsWith('server/')) ||
      (from.startsWith('server/src/') && to.startsWith('web/')),
    example: { from: 'web/src/kit/client/api.ts', to: 'server/src/kit/flow.ts' },
  },
  {
    name: 'a module of the web imports no module of a higher layer',
    breaks: ({ from, to }) =>
      webModuleOf(from) !== undefined && webModuleOf(to) !== undefined && webLayerOf(to) > webLayerOf(from),
    example: { from: 'web/src/modules/catalogue/goods/GoodsTile.tsx', to: 'web/src/modules/ordering/cart/cart.ts' },
  },
  {
    name: 'the kit of the web knows neither modules nor the application',
    breaks: ({ from, to }) => from.startsWith('web/src/kit/') && /^web\/src\/(modules|app)\//.test(to),
    example: { from: 'web/src/kit/list/Table.tsx', to: 'web/src/modules/ordering/parts/OrderLines.tsx' },
  },
  {
    name: 'modules of the web know nothing of the application',
    breaks: ({ from, to }) => webModuleOf(from) !== undefined && to.startsWith('web/src/app/'),
    example: { from: 'web/src/modules/portal/VisitorHomePage.tsx', to: 'web/src/app/appearance.ts' },
  },
  {
    name: 'only the kit builds on React Aria; pages take their controls from the kit',
    breaks: ({ from, to }) => /^react-(aria|stately)/.test(to) && !from.startsWith('web/src/kit/'),
    example: { from: 'web/src/modules/ordering/cart/CartPage.tsx', to: 'react-aria-components/Menu' },
  },
  {
    name: 'modules check no input by themselves, and ask about nothing unsaved: their forms do',
    breaks: ({ from, to }) =>
      webModuleOf(from) !== undefined && /^web\/src\/kit\/form\/(check|issues|values|unsaved)\.ts$/.test(to),
    example: { from: 'web/src/modules/suppliers/SupplierDialog.tsx', to: 'web/src/kit/form/check.ts' },
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
