import { press, pressMore } from './interactions.ts'
import type { PageToCapture } from './pageToCapture.ts'

/** Dialogs of departments, people and roles. */
export const organisationDialogs: readonly PageToCapture[] = [
  {
    name: 'organisation-department',
    role: 'operator',
    address: '/organisation',
    interact: (page) => page.getByRole('row', { name: '采购管理部' }).first().click(),
    shows: (_, page) => page.getByRole('row', { name: '采购管理部', selected: true }),
  },
  {
    name: 'organisation-person',
    role: 'operator',
    address: `/organisation?keyword=${encodeURIComponent('林知远')}`,
    interact: (page, words) => press(page, words.people.action.detail),
    shows: (_, page) => page.getByRole('dialog', { name: '林知远' }),
  },
  {
    name: 'organisation-disable',
    role: 'operator',
    address: `/organisation?keyword=${encodeURIComponent('沈若川')}`,
    interact: (page, words) => pressMore(page, words, words.people.action.disable),
    shows: ({ people }) => people.field.openTasksTo,
  },
  {
    name: 'organisation-notActivated',
    role: 'operator',
    address: '/organisation?status=notActivated',
    shows: ({ people }, page) => page.getByRole('cell', { name: people.status.notActivated }).first(),
  },
  {
    name: 'organisation-expired',
    role: 'operator',
    address: '/organisation?status=expired',
    shows: ({ people }, page) => page.getByRole('cell', { name: people.status.expired }).first(),
  },
  {
    name: 'auditLog-none',
    role: 'auditor',
    address: '/auditLog?keyword=%E6%97%A0%E6%AD%A4%E4%BA%BA',
    shows: ({ auditLog }, page) => page.getByText(auditLog.noneReason),
  },
  {
    name: 'organisation-add',
    role: 'operator',
    address: '/organisation',
    interact: (page, words) => press(page, words.people.add),
    shows: ({ people }, page) => page.getByRole('dialog', { name: people.add }),
  },
  {
    name: 'organisation-import',
    role: 'operator',
    address: '/organisation',
    interact: (page, words) => press(page, words.people.import),
    shows: ({ peopleImport }, page) => page.getByRole('dialog', { name: peopleImport.title }),
  },
  {
    name: 'departments-edit',
    role: 'operator',
    address: '/departments?keyword=001001',
    interact: (page, words) => press(page, words.departments.action.edit),
    shows: ({ departments }) => departments.editTitle,
  },
  {
    name: 'departments-detail',
    role: 'operator',
    address: '/departments?keyword=001001',
    interact: async (page, words) => {
      await press(page, words.common.more)
      await page.getByRole('menuitem', { name: words.departments.action.detail }).click()
    },
    shows: ({ list }) => list.changes.title,
  },
  { name: 'myRequestList', role: 'restricted', address: '/myRequestList' },
  {
    name: 'orderManagement_list-restricted',
    role: 'restricted',
    address: '/orderManagement_list',
    shows: ({ restoring }, page) => page.getByRole('dialog', { name: restoring.notice }),
  },
  {
    name: 'permissionRestore-apply',
    role: 'restrictedNotApplied',
    address: '/permissionRestore?apply=1',
    shows: ({ restoring }, page) => [
      restoring.saveDraft,
      page.getByPlaceholder(restoring.form.applyReason.placeholder),
    ],
  },
  {
    name: 'restrictions-add',
    role: 'operator',
    address: '/restrictions',
    interact: (page, words) => press(page, words.restrictions.add),
    shows: ({ restrictions }, page) => page.getByRole('dialog', { name: restrictions.add }),
  },
  {
    name: 'restoreQueue-grant',
    role: 'operator',
    address: '/restoreQueue',
    interact: (page, words) => press(page, words.restoreQueue.action.grant),
    shows: ({ restoreQueue }) => restoreQueue.grantTitle,
  },
  {
    name: 'roles-add',
    role: 'operator',
    address: '/roles',
    interact: (page, words) => press(page, words.roles.add),
    shows: ({ roles }, page) => page.getByRole('dialog', { name: roles.add }),
  },
  {
    name: 'roles-members',
    role: 'operator',
    address: '/roles?keyword=buyer',
    interact: (page, words) => press(page, words.roles.action.members),
    shows: ({ roles }) => roles.view.add,
  },
  {
    name: 'organisation-none',
    role: 'operator',
    address: `/organisation?keyword=${encodeURIComponent('查无此人')}`,
    shows: ({ people }) => people.none,
  },
]
