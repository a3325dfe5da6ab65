import { webLayerOf, webModuleOf, type Rule } from './layers.ts'

/** Rules for the web. */
export const webRules: readonly Rule[] = [
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
    name: 'the libraries of charts and of cropping come with the panels of the kit that show them, and with nothing else',
    breaks: ({ from, to, isType }) =>
      isType !== true &&
      /^(echarts|zrender|react-easy-crop)(\/|$)|^web\/src\/kit\/chart\/echarts\.ts$/.test(to) &&
      !/^web\/src\/kit\/(chart\/(echarts\.ts|ChartPanel\.tsx)|upload\/CropPanel\.tsx)$/.test(from),
    example: { from: 'web/src/modules/ledger/FundUseChart.tsx', to: 'echarts/core' },
  },
  {
    name: 'modules check no input by themselves, and ask about nothing unsaved: their forms do',
    breaks: ({ from, to }) =>
      webModuleOf(from) !== undefined &&
      /^web\/src\/kit\/form\/(check|issues|values|unsaved|newest\/merge)\.ts$/.test(to),
    example: { from: 'web/src/modules/suppliers/SupplierDialog.tsx', to: 'web/src/kit/form/check.ts' },
  },
]
