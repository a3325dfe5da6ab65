import type { StoredSettings } from '#contract/settings.ts'
import type { Entrance } from '#contract/kit/entrance.ts'

/** Code and name; a code's parent is the code without its last three digits. */
export interface DemoOrganisation {
  code: string
  name: string
  hosts: readonly string[]
  settings: StoredSettings
  /** How many products its mall starts with. */
  products: number
  departments: readonly (readonly [code: string, name: string, yearlyBudget: string])[]
  people: readonly DemoPerson[]
  /** Accounts of people who have given no mobile number. */
  withoutMobile?: readonly string[]
}
export type DemoPerson = readonly [
  account: string,
  name: string,
  deptCode: string,
  roles: readonly string[],
  entrance?: Entrance,
  /** Another account of the person who has this one. */
  sameAs?: string,
]
