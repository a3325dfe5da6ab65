import type { Plan } from './figures.ts'

/** Scenarios that also have baselines. */
export const comparedScenarios: Plan = [
  ['a/category', 16],
  ['b/category', 16],
  ['category', 16],
  ['a/detail', 16],
  ['detail', 16],
]
/** Halls of 100,000 projects, and the same statements without the application (a). */
export const hallScenarios: Plan = [
  ['a/hall', 16],
  ['hall', 16],
  ['hallDone', 16],
  ['hallFigures', 16],
]
/**
 * Home page: of a visitor, uncompressed and compressed; of a buyer; rendered. Baselines: its statements alone (a), with
 * a response of its size (b).
 */
export const homeScenarios: Plan = [
  ['a/home', 16],
  ['b/home', 16],
  ['home', 16],
  ['homeCompressed', 16],
  ['homeOfBuyer', 16],
  ['homePage', 16],
]
export const scenarios: Plan = [...comparedScenarios, ['search', 16], ['addCart', 16], ['submit', 32]]
