import type { StoredSettings } from '#contract/settings.ts'
import type { Entrance } from '#contract/kit/entrance.ts'

/** Departments by code and name; a parent's code has three digits less. */
export interface DemoOrganisation {
  code: string
  name: string
  hosts: readonly string[]
  settings: StoredSettings
  /** Number of products. */
  products: number
  departments: readonly (readonly [code: string, name: string, yearlyBudget: string])[]
  people: readonly DemoPerson[]
  /** Accounts without a mobile number. */
  withoutMobile?: readonly string[]
}
export type DemoPerson = readonly [
  account: string,
  name: string,
  deptCode: string,
  roles: readonly string[],
  entrance?: Entrance,
  /** Another account of the same person. */
  sameAs?: string,
]
