import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const menuTest = 'server/src/modules/administration/menus/menu.routes.test.ts'
const sequenceTest = 'server/src/modules/administration/sequences/sequence.routes.test.ts'
const configurationTest = 'server/src/modules/administration/configurations/configuration.routes.test.ts'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-667',
    without: 'the documents that have a number already',
    edits: [
      {
        file: 'server/migrations/0671_department_in_numbers.sql',
        from: 'number := tenancy.render_no(wanted, today, counted);\n    exit when not tenancy.is_no_taken(sequence_code, number);',
        to: 'number := tenancy.render_no(wanted, today, counted);\n    exit when true;',
      },
    ],
    test: {
      file: 'server/src/modules/administration/sequences/sequence.routes.test.ts',
      name: 'sequences: a department whose code ends in digits takes no number of another one',
    },
  },
  {
    guards: 'I-540',
    without: 'what the page of an added entry needs',
    edits: [
      {
        file: 'server/src/modules/identity/menus/menu.rules.ts',
        from: '  return node.page === null || isPermitted(node.page, permissions)\n',
        to: '  return true\n',
      },
    ],
    test: { file: menuTest, name: 'menus: an added entry is seen by who may open its page' },
  },
  {
    guards: 'I-541',
    without: 'the comparison of versions',
    edits: [
      {
        file: 'server/src/modules/administration/menus/menu.service.ts',
        from: "  if (node.version !== version) refuse('thing.stale')\n",
        to: '',
      },
    ],
    test: { file: menuTest, name: 'menus: of two editors of an entry, the second is told' },
  },
  {
    guards: 'I-541',
    without: 'the look at what is below',
    edits: [
      {
        file: 'server/src/modules/administration/menus/menu.rules.ts',
        from: "  if (moved && isWithin(nodes, parentId, moved.id)) refuse('menu.cycle')\n",
        to: '',
      },
    ],
    test: { file: menuTest, name: 'menus: cycles are refused' },
  },
  {
    guards: 'I-542',
    without: 'the way back',
    edits: [
      {
        file: 'server/src/modules/administration/menus/menu.service.ts',
        from: "  if (!isShown && area === 'operator' && isWayBack(nodes, id)) refuse('menu.lastAccess')\n",
        to: '',
      },
    ],
    test: { file: menuTest, name: 'menus: the way back to the menus is never hidden' },
  },
  {
    guards: 'I-542',
    without: 'the use of a code',
    edits: [
      {
        file: 'server/src/modules/administration/menus/menu.service.ts',
        from: "  if (roles + entries > 0) refuse('menu.codeInUse', { roles, entries })\n",
        to: '',
      },
    ],
    test: { file: menuTest, name: 'menus: what is in use is not deleted' },
  },
  {
    guards: 'I-543',
    without: 'the numbers that are taken',
    edits: [
      {
        file: 'server/migrations/0671_department_in_numbers.sql',
        from: '    exit when not tenancy.is_no_taken(sequence_code, number);\n',
        to: '    exit;\n',
      },
    ],
    test: { file: sequenceTest, name: 'sequences: orders follow the pattern of their tenant' },
  },
  {
    guards: 'I-544',
    without: 'the value that was read',
    edits: [
      {
        file: 'server/src/modules/administration/configurations/configuration.service.ts',
        from: "  if ((present ?? null) !== before) refuse('thing.stale')\n",
        to: '',
      },
    ],
    test: { file: configurationTest, name: 'configurations: of two operators the second is told' },
  },
]
