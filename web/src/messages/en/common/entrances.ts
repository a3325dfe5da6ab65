import type { Entrance } from '#contract/kit/entrance.ts'

export const entrances: Readonly<Record<Entrance, string>> = {
  purchaser: 'Buyer',
  supplier: 'Supplier',
  operator: 'Operator',
  agency: 'Agency',
  expert: 'Expert',
  supervisor: 'Supervisor',
}
