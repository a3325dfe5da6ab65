import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrowsOf, read, sourceFiles } from './imports.ts'

/**
 * A list with its form and detail is short, because what all of them have in common is in the kits. Counted are all
 * lines of its files across server and web, imports and comments included, without the contract, messages, style sheets
 * and tests. Two kinds of files are not its own: `shared` ones, which other files of the product are made of too (that
 * is checked), and `extras`, what it has beside list, form and detail.
 */
interface Counted {
  readonly files: readonly string[]
  readonly shared: readonly string[]
  readonly extras: Readonly<Record<string, readonly string[]>>
}

const most = 400
const server = 'server/src/modules/identity'
const web = 'web/src/modules/identity'
const within = (folder: string, ...names: readonly string[]) => names.map((name) => `${folder}/${name}`)

const lists: Readonly<Record<string, Counted>> = {
  departments: {
    files: [`${server}/departments/*`, `${web}/departments/*`],
    shared: [
      ...within(`${server}/departments`, 'deptPath.rules.ts', 'deptPath.service.ts', 'deptTree.store.ts'),
      ...within(`${web}/departments`, 'DeptDialog.tsx', 'DeptPicker.tsx', 'DeptSelect.tsx', 'DeptTree.tsx', 'depts.ts'),
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
    extras: { 'import from a workbook': within(`${server}/people`, 'import.service.ts', 'import.store.ts') },
  },
  // The accounts of a person, listed in their detail.
  accounts: {
    files: [`${server}/accounts/*`, `${web}/accounts/*`],
    shared: [],
    extras: {},
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
  const own = ownOf(list)
  expect(own.length).toBeGreaterThan(5)
  expect(sum(own), own.map((file) => `${lines(file)} ${file}`).join('\n')).toBeLessThan(most)
  expect(allOf(list)).toEqual(expect.arrayContaining([...list.shared, ...Object.values(list.extras).flat()]))
})

test.each(Object.entries(lists))('architecture: what the list of %s shares is used beside it', (_, list) => {
  const own = new Set([...ownOf(list), ...Object.values(list.extras).flat()])
  const isUsed = (file: string) =>
    arrows.some(({ from, to }) => to === file && !own.has(from) && !/\.test\.tsx?$/.test(from))
  expect(list.shared.filter((file) => !isUsed(file))).toEqual([])
})
