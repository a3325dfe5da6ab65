import { chooseOption } from '../../e2e/support/pickers.ts'
import { press, pressMore } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

/** Dialogs of operators, filled in; and lists without results. */
export const operatorDialogs: readonly PageToCapture[] = [
  {
    name: 'workbench-shortcuts',
    role: 'operator',
    address: '/workbench',
    interact: (page, { workbench }) => press(page, workbench.shortcut.manage),
    shows: ({ workbench }) => [workbench.shortcut.dialog, workbench.shortcut.chosen],
  },
  {
    name: 'categories-unfolded',
    role: 'operator',
    address: '/categories',
    interact: (page, { categories }) => press(page, categories.unfoldAll),
    shows: (_, page) => page.locator('main [role="treeitem"] [role="treeitem"], main li li').first(),
  },
  {
    name: 'categories-search',
    role: 'operator',
    address: '/categories',
    interact: (page, { categories }) => page.getByRole('searchbox', { name: categories.search }).fill('防护 手'),
    shows: (_, page) => page.locator('main li b').first(),
  },
  {
    name: 'categories-none',
    role: 'operator',
    address: '/categories',
    interact: (page, { categories }) => page.getByRole('searchbox', { name: categories.search }).fill('查无此类'),
    shows: ({ categories }) => categories.notFoundReason,
  },
  {
    name: 'budgets-entries',
    role: 'operator',
    address: '/budgets',
    interact: async (page, { budgets }) => {
      const used = page.getByRole('row').filter({ hasText: '采购管理部' })
      await used.getByRole('button', { name: budgets.entries, exact: true }).click()
      await page.getByRole('dialog').getByRole('img').waitFor()
    },
    shows: ({ budgets }) => budgets.months,
  },
  {
    name: 'budgets-entries-table',
    role: 'operator',
    address: '/budgets',
    interact: async (page, { budgets, common }) => {
      const used = page.getByRole('row').filter({ hasText: '采购管理部' })
      await used.getByRole('button', { name: budgets.entries, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: common.chart.asTable }).click()
    },
    shows: (_, page) => page.getByRole('dialog').getByRole('table').first(),
  },
  {
    name: 'hotWords-new',
    role: 'operator',
    address: '/hotWords',
    interact: async (page, { hotWords, common }) => {
      await press(page, hotWords.add)
      await press(page, common.save)
    },
    shows: ({ hotWords }, page) => page.getByRole('dialog', { name: hotWords.add }),
  },
  {
    name: 'searchSynonyms-new',
    role: 'operator',
    address: '/searchSynonyms',
    interact: async (page, { synonyms, common }) => {
      await press(page, synonyms.add)
      const dialog = page.getByRole('dialog')
      await dialog.getByText(synonyms.kinds.oneWay, { exact: true }).click()
      await dialog.getByLabel(synonyms.others).fill('硒鼓\n粉盒')
      await press(page, common.save)
    },
    shows: ({ synonyms }) => [synonyms.addTitle, synonyms.kindHints.oneWay],
  },
  {
    name: 'searchSynonyms-try',
    role: 'operator',
    address: '/searchSynonyms',
    interact: async (page, { synonyms }) => {
      await page.getByPlaceholder(synonyms.tryHint).fill('安全冒 紫水晶')
      await press(page, synonyms.tryGo)
      await page.getByRole('heading', { level: 3 }).waitFor()
    },
    shows: ({ synonyms }) => synonyms.triedTotal,
  },
  {
    name: 'searchSynonyms-none',
    role: 'operator',
    address: `/searchSynonyms?keyword=${encodeURIComponent('查无此词')}`,
    shows: ({ synonyms }) => synonyms.none,
  },
  {
    name: 'ssoEntries-new',
    role: 'operator',
    address: '/ssoEntries',
    interact: async (page, { sso }) => {
      await press(page, sso.admin.add)
      const dialog = page.getByRole('dialog')
      await chooseOption(dialog.getByLabel(sso.field.adapter), sso.adapter.link)
      await dialog.getByLabel(sso.field.bareDigest).check()
    },
    shows: ({ sso }) => sso.admin.bareTitle,
  },
  {
    name: 'ssoEntries-subjects',
    role: 'operator',
    address: '/ssoEntries',
    interact: (page, words) => pressMore(page, words, words.sso.admin.act.subjects),
    shows: ({ sso }, page) => page.getByRole('dialog').getByText(sso.admin.addSubject, { exact: true }),
  },
  {
    name: 'ssoEntries-tell',
    role: 'operator',
    address: '/ssoEntries',
    interact: (page, words) => pressMore(page, words, words.sso.admin.act.registrationData),
    shows: ({ sso }) => sso.admin.registrationDataTitle,
  },
  {
    name: 'settings-wrong',
    role: 'operator',
    address: '/settings',
    interact: async (page, { settings, common }) => {
      await page.getByLabel(settings.ordering.orderTermDays.label).and(page.locator('input')).fill('400')
      await press(page, common.save)
    },
    shows: (_, page) => page.locator('main [aria-invalid="true"]').first(),
  },
  {
    name: 'loginSettings-effects',
    role: 'operator',
    address: '/loginSettings',
    interact: async (page, { portal, common }) => {
      await page.getByRole('checkbox', { name: portal.login.field.smsLogin, exact: true }).uncheck()
      await page.getByLabel(portal.login.field.sessionHours).fill('8')
      await page.getByLabel(portal.login.field.passwordLength).fill('10')
      await press(page, common.save)
    },
    shows: ({ portal }) => [portal.login.effects, portal.login.effect.smsOff, portal.login.effect.stricter],
  },
  {
    name: 'loginSettings-wrong',
    role: 'operator',
    address: '/loginSettings',
    interact: async (page, { portal, common }) => {
      await page.getByLabel(portal.login.field.userRegUrl).fill('register')
      await page.getByLabel(portal.login.field.passwordLength).fill('20')
      await page.getByLabel(portal.login.field.sessionIdleMinutes).fill('1')
      await press(page, portal.login.addDriver)
      await press(page, common.save)
    },
    shows: ({ portal }) => [portal.login.badAddress, portal.login.badDriver],
  },
  {
    name: 'applications-new',
    role: 'operator',
    address: '/applications',
    interact: (page, { provider }) => press(page, provider.admin.add),
    shows: ({ provider }, page) => page.getByRole('dialog', { name: provider.admin.add }),
  },
  {
    name: 'applications-none',
    role: 'operator',
    address: `/applications?keyword=${encodeURIComponent('没有这样的应用')}`,
    shows: ({ provider }) => provider.admin.none,
  },
]
