import type { Plan } from './figures.ts'

/** Those that the baselines do, too. */
export const comparedScenarios: Plan = [
  ['a/category', 16],
  ['b/category', 16],
  ['category', 16],
  ['a/detail', 16],
  ['detail', 16],
]
export const scenarios: Plan = [...comparedScenarios, ['search', 16], ['addCart', 16], ['submit', 32]]
