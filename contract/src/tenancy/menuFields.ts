import { entrances } from '#contract/kit/entrance.ts'
import { Id, Maybe, OneOf, type Static, Type } from '#contract/kit/schema.ts'

/** Menus that a tenant maintains: one for each entrance, and the portal's navigation, which visitors see too. */
export const menuAreas = [...entrances, 'portal'] as const
export const MenuArea = OneOf(menuAreas)
export type MenuArea = Static<typeof MenuArea>

export const permTypes = ['1', '2', '3'] as const
export type PermType = (typeof permTypes)[number]
export const outsideKinds = ['0', '1', '3'] as const
export type OutsideKind = (typeof outsideKinds)[number]

const Flag = OneOf(['0', '1'])

/** Fields that entries of all menus have (specification, section 3), and whether the menu shows them. */
export const menuFields = {
  pPermId: Maybe({ ...Id, description: 'group of the entry; null at the top level' }),
  permType: Type.String({
    description: '1 menu and route, without url a group; 2 portal entry and landing; 3 function',
  }),
  params: Type.String({ description: 'query of the page, without question mark' }),
  isOutsideUrl: Type.String({
    description: '0 page of this site; 1 the url is an https address; 3 single sign-on to the mall that the url names',
  }),
  isNewWindow: Flag,
  isShown: { ...Flag, description: '0: the page is there, but the menu does not show it' },
} as const

/** Codes of a tenant that open entries and nothing else: no route names one. */
export const customCodePattern = '^custom\\.[A-Za-z]{1,40}$'
export const isCustomCode = (code: string): boolean => new RegExp(customCodePattern).test(code)

/** What a tenant has changed of a declared entry, or an entry that it has added; null: as declared. */
export interface MenuChange {
  readonly id: string
  readonly version: number
  readonly area: MenuArea
  readonly declared: boolean
  readonly parent_id: string | null
  readonly place: number | null
  readonly perm_name: string | null
  readonly en_name: string | null
  readonly perm_type: PermType | null
  readonly url: string | null
  readonly route_name: string | null
  readonly params: string | null
  readonly outside: OutsideKind | null
  readonly new_window: boolean | null
  readonly perm_code: string | null
  readonly hidden: boolean
}
