import type { Plan } from './figures.ts'

/** Those that the baselines do, too. */
export const comparedScenarios: Plan = [
  ['a/category', 16],
  ['b/category', 16],
  ['category', 16],
  ['a/detail', 16],
  ['detail', 16],
]
/** Halls of 100,000 projects, and the same statements without the application. */
export const hallScenarios: Plan = [
  ['a/hall', 16],
  ['hall', 16],
  ['hallDone', 16],
  ['hallFigures', 16],
]
/**
 * The home of a visitor, plain and compressed, and of a buyer; the rendered page; (a) its statements alone, (b) with
 * its bytes.
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
