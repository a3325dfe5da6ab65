import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrowsOf, read, sourceFiles } from './imports.ts'

/**
 * Lists with their form and detail are short, because their common parts are in the kits. Counted are all lines of
 * their files in server and web, imports and comments included, but not contract, messages, style sheets and tests.
 * Excluded are `shared` files, also used elsewhere (which is checked), and `extras`, for features beyond list, form and
 * detail.
 */
interface Counted {
  readonly files: readonly string[]
  readonly shared: readonly string[]
  readonly extras: Readonly<Record<string, readonly string[]>>
}

const maxLines = 400
const server = 'server/src/modules/identity'
const web = 'web/src/modules/identity'
const within = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`)

const lists: Readonly<Record<string, Counted>> = {
  departments: {
    files: [`${server}/departments/*`, `${web}/departments/*`],
    shared: [
      ...within(`${server}/departments`, 'deptPath.rules.ts', 'deptPath.service.ts', 'deptTree.store.ts'),
      ...within(`${web}/departments`, 'DeptDialog.tsx', 'DeptPicker.tsx', 'DeptSelect.tsx', 'DeptTree.tsx'),
      ...within(`${web}/departments`, 'deptLists.ts', 'depts.ts'),
    ],
    extras: {
      'moving with a picker': [`${web}/departments/MoveDepartmentDialog.tsx`],
      'the tree of the organisation, and moving in it': within(
        `${web}/departments`,
        'OrganisationTree.tsx',
        'departmentMove.ts',
      ),
    },
  },
  roles: {
    files: [`${server}/roles/*`, `${web}/roles/*`],
    shared: [],
    extras: {
      'permissions as a tree with a search': within(`${web}/roles`, 'PermissionTree.tsx', 'permissions.ts'),
      comparing: [`${web}/roles/CompareDialog.tsx`],
      'assignment to accounts, from the role and from the account': [
        ...within(`${server}/roles`, 'assignment.service.ts', 'assignment.store.ts'),
        ...within(`${web}/roles`, 'AssignmentDialogs.tsx', 'MembersDialog.tsx', 'RolePickers.tsx'),
      ],
    },
  },
  people: {
    files: [`${server}/people/*`, `${web}/people/*`, `${web}/OrganisationPage.tsx`],
    shared: within(`${server}/people`, 'person.store.ts'),
    extras: {
      'import from a workbook': within(`${server}/people`, 'import.service.ts', 'import.store.ts'),
      'the status of logins, with counts': within(
        `${server}/people`,
        'accountCount.routes.ts',
        'accountStatus.store.ts',
      ),
    },
  },
  // Accounts of a person, listed in their detail.
  accounts: {
    files: [`${server}/accounts/*`, `${web}/accounts/*`],
    shared: [],
    extras: {
      'the status of logins': [`${server}/accounts/accountStatus.rules.ts`, `${web}/accounts/useAccountStatus.tsx`],
    },
  },
}

const lines = (file: string) => read(file).trimEnd().split('\n').length
const allOf = ({ files }: Counted) => globSync([...files]).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const ownOf = (list: Counted) => {
  const others = new Set([...list.shared, ...Object.values(list.extras).flat()])
  return allOf(list).filter((file) => !others.has(file))
}
const sum = (files: readonly string[]) => files.reduce((total, file) => total + lines(file), 0)
const arrows = sourceFiles().flatMap((file) => arrowsOf(file, read(file)))

test.each(Object.entries(lists))('architecture: the list of %s with its form and detail is short', (_, list) => {
  const ownLines = ownOf(list)
  expect(ownLines.length).toBeGreaterThan(5)
  expect(sum(ownLines), ownLines.map((file) => `${lines(file)} ${file}`).join('\n')).toBeLessThan(maxLines)
  expect(allOf(list)).toEqual(expect.arrayContaining([...list.shared, ...Object.values(list.extras).flat()]))
})

test.each(Object.entries(lists))('architecture: shared files of the list of %s are used elsewhere', (_, list) => {
  const ownLines = new Set([...ownOf(list), ...Object.values(list.extras).flat()])
  const isUsed = (file: string) =>
    arrows.some(({ from, to }) => to === file && !ownLines.has(from) && !/\.test\.tsx?$/.test(from))
  expect(list.shared.filter((file) => !isUsed(file))).toEqual([])
})
