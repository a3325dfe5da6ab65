import { press } from '../../../../tools/screenshots/interactions.ts'
import type { PageToCapture } from '../../../../tools/screenshots/pageToCapture.ts'

/** Dialogs of menus, dictionaries, configurations and number sequences. */
export const screenshots = (): readonly PageToCapture[] => [
  {
    name: 'menus-operator',
    role: 'operator',
    address: '/menus?area=operator',
    shows: ({ menus }, page) => page.getByRole('treegrid', { name: menus.title }),
  },
  {
    name: 'menus-add',
    role: 'operator',
    address: '/menus',
    interact: (page, { menus }) => press(page, menus.add),
    shows: ({ menus }, page) => page.getByRole('dialog', { name: menus.add }),
  },
  {
    name: 'dictionaries-add',
    role: 'operator',
    address: '/dictionaries?dictionary=LEGAL_ENTITY',
    interact: (page, { dictionaries }) => press(page, dictionaries.add),
    shows: ({ dictionaries }, page) => page.getByRole('dialog', { name: dictionaries.add }),
  },
  {
    name: 'sequences-edit',
    role: 'operator',
    address: '/sequences?keyword=applySystem',
    interact: (page, { sequences }) => press(page, sequences.action.edit),
    shows: ({ sequences }) => sequences.field.pattern.hint,
  },
]
