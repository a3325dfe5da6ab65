import type { PageToCapture } from '../../../../tools/screenshots/pageToCapture.ts'

/** Dialogs and states of the statistics. */
export const screenshots = (): readonly PageToCapture[] => [
  {
    name: 'purchaseStatistics-save',
    role: 'finance',
    address: '/purchaseStatistics',
    interact: (page, { insight }) => page.getByRole('button', { name: insight.views.save, exact: true }).click(),
    shows: ({ insight }) => insight.views.field.name,
  },
  {
    name: 'purchaseStatistics-views',
    role: 'finance',
    address: '/purchaseStatistics',
    interact: (page, { insight }) => page.getByRole('button', { name: insight.views.mine, exact: true }).click(),
    shows: () => '集团月度采购',
  },
]
